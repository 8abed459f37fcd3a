import type { Translation } from '../forms/plurals.ts';
import type { sending as French } from '../fr/sending.ts';

/** The result of sending. */
export const sending: Translation<typeof French> = {
  'chat.failed': 'not sent',
  'chat.failed.retry': 'Send again',
  'chat.failed.copy': 'Copy the text',
  'chat.failed.copied': 'Copied',
  'chat.failed.notCopied': 'Copying did not work',
  'chat.failed.discard': 'Delete',
  'chat.failed.at.questions': 'The questions that were asked are not, or no longer, known to the service.',
  'chat.failed.at.answers': 'No answer was found in it.',
  'chat.failed.at.phone': 'The number that was given is not a phone number.',
  'chat.failed.at.mail': 'The address that was given is not an e-mail address.',
  'chat.failed.at.event': 'The service could not follow your answers from step {{at}} of {{all}} on.',
  'chat.failed.at.end': 'The service did not find the end of your answers.',
  'chat.failed.at.other': 'Refused at: {{place}}',
  'chat.failed.why.over': 'The conversation has changed meanwhile: this is no longer expected.',
  'chat.failed.why.read': 'The team has already read your answer: it can no longer be corrected.',
  'chat.failed.why.gone': 'This conversation no longer exists.',
  'chat.failed.why.pollGone': 'This poll no longer exists.',
  'chat.failed.why.gatheringClosed':
    'The discussion is not open: your message was not sent. Copy it if you want to keep it.',
  'chat.failed.why.silenced': 'The team lets you read only: your message was not sent.',
  'chat.failed.why.pollClosed': 'This poll is not open: your answer does not count.',
  'chat.failed.why.pollAnswered': 'You have answered this poll, and an answer to it cannot be changed.',
  'chat.failed.why.server': 'The service is not working as it should. Send it again a little later.',
  'chat.failed.why.other': 'The service did not accept it.',
  'sent.title': 'Thank you, your report has been sent',
  'sent.waiting': 'Thank you, your report will be sent as soon as possible',
  'sent.opinion.title': 'Thank you, your opinion has been sent',
  'sent.opinion.waiting': 'Thank you, your opinion will be sent as soon as possible',
  'sent.number': 'Your reference',
  'sent.readBy': 'Read by',
  'sent.service': 'Service',
  'sent.within': 'Usual answer',
  'sent.news': 'What happens next',
  'sent.number.waiting': 'Given when it is sent',
  'sent.news.text':
    'Answers appear under “My reports”, on this device: a number shows there as soon as somebody writes to you. To have an e-mail too, give your address in the settings. Keep your reference in case you call.',
  // For reporters with an unverified address: mails need a verified one.
  'sent.news.verify':
    'Answers appear under “My reports”, on this device: a number shows there as soon as somebody writes to you. To have an e-mail too, verify your address in the settings. Keep your reference in case you call.',
  // The link is below these two.
  'sent.news.give': 'Give my address',
  'sent.news.prove': 'Verify my address',
  'sent.news.off':
    'Answers appear under “My reports”: a number shows there as soon as somebody writes to you. To have an e-mail too, ask for it in the settings. Keep your reference in case you call.',
  'sent.news.mail':
    'Answers appear under “My reports”: a number shows there, and an e-mail leaves if you have not read the answer here. Keep your reference in case you call.',
  // For staff: the board shows news, and no mail is sent.
  'sent.news.here':
    'Answers appear under “My reports”: a number shows there as soon as somebody writes to you. Keep your reference in case you call.',
  'sent.news.waiting':
    'Keep this page open, or come back to it: the report leaves as soon as the network is back. Answers will arrive in “My reports”.',
  'sent.opinion.news.waiting':
    'Keep this page open, or come back to it: your opinion leaves as soon as the network is back. Answers will arrive in “My reports”.',
  // The browser denies storage: the report cannot be found again.
  'sent.news.unkept':
    'Keep this page open: your browser refuses to keep the report, which would be lost with it. It leaves as soon as the network is back. Answers will arrive in “My reports”.',
  'sent.opinion.news.unkept':
    'Keep this page open: your browser refuses to keep your opinion, which would be lost with it. It leaves as soon as the network is back. Answers will arrive in “My reports”.',
  'sent.gathering': 'Back to the discussion',
  'sent.chat': 'Open the conversation',
  'sent.other': 'Report something else',
  'chat.report.refused':
    'This report could not be accepted. Send it again, or delete it and start anew from the code displayed on site.',
  'chat.report.stale':
    'The code of this place is no longer in use: the report was not sent. Delete it and scan a newer code.',
  'chat.report.category':
    'This kind of report no longer exists here: the report was not sent. Copy what you wrote, then start anew from the code displayed on site.',
};
