import type { Translation } from '../forms/plurals.ts';
import type { server as French } from '../fr/server.ts';
import { legal } from './legal.ts';

/** The server: names, mails, and its plain pages. */
export const server: Translation<typeof French> = {
  ...legal,
  'app.description': 'Report a problem to {{name}}, and follow the answer.',
  'app.shortcut.report': 'Report a problem',
  'app.shortcut.cases': 'My reports',
  'polls.copy': '(copy)',
  'polls.column.question': 'Question',
  'polls.column.item': 'Answer',
  'polls.column.value': 'Value',
  'polls.column.place': 'Place',
  'polls.column.day': 'Day',
  'polls.column.many': 'Number',
  'polls.others': 'Others',
  'polls.nowhere': 'No place',
  'name.contributor': 'Visitor',
  'name.gone': 'Somebody who left',
  'name.invited': 'Guest',
  'name.author': 'Author of the report',
  'name.target': 'Person concerned',
  'name.victim': 'Affected person',
  'name.source': 'Witness',
  'between.direct':
    'Do you agree to write directly to each other, you and the person concerned? If you answer no, each of you will write to the team alone.',
  'name.staff': 'A member of staff',
  'list.closeUndone': 'Closing taken back',
  'media.photos_one': 'A photo',
  'media.photos_other': '{{count}} photos',
  'media.videos_one': 'A video',
  'media.videos_other': '{{count}} videos',
  'own.title': 'Your data',
  'own.text':
    'All that this service keeps of you, on {{date}}. Each report has its file in the folder "cases"; data.json holds the same, for machines.',
  'own.pair': '{{name}}: {{value}}',
  'own.id': 'Identifier',
  'own.mail': 'E-mail address',
  'own.phone': 'Mobile number',
  'own.since': 'On',
  'own.until': 'Kept until',
  'own.devices': 'Your devices',
  'own.device': 'Device',
  'own.agent': 'Browser',
  'own.scanned': 'Code scanned last',
  'own.choices': 'Your choices',
  'own.signedIn': 'Sign-ins with your address',
  'own.codes': 'Codes you asked for',
  'own.messages': 'Messages sent or on their way',
  'own.unsent': 'Photos and videos never sent',
  'own.mails': 'Mail of the demonstration',
  'own.roles': 'Your roles as staff',
  'own.served': 'Organisations you were staff of',
  'own.handled': 'Cases that you handle or handled',
  'own.acted': 'Cases in which you acted without handling them',
  'own.called': 'Cases that nobody took and to which you were called',
  'own.discoveries': 'Number that is being verified by an SMS from you',
  'own.polled': 'Your answers to polls',
  'own.surveyed': 'Your opinion of this service',
  'own.askedSurvey': 'When you were asked for your opinion',
  'own.noticed': 'Abuse that you reported',
  'own.blocked': 'Where what you send is on hold',
  'own.looks': 'Looks saved under your name',
  'own.done': 'What you did for a customer (log)',
  'own.followed': 'Reports of others that you follow',
  'own.begun': 'Replies begun, not sent',
  'own.read': 'How far you have read',
  'own.place': 'Place',
  'own.number': 'Number',
  'own.opened': 'Sent',
  'own.eraseOn': 'Will be erased',
  'own.contact': 'Your contact details',
  'away.title': 'The service will be back in a moment',
  'away.text':
    'Our database is not answering right now. This page opens by itself as soon as it can; nothing you have sent is lost. In an emergency, call 112.',
  'late.emergency': 'In an emergency, call 112.',
  'late.categories': 'What can be reported here',
  'late.noScripts': 'Turn on JavaScript to report',
  'late.noScripts.text':
    'This page needs it to take your report. Turn it on in the settings of your browser, or ask the staff on site.',
  'crowded.title': 'Many people at the moment',
  'crowded.text':
    'Too many requests come from your network. This page opens by itself in a moment; you can also leave the Wi-Fi. In an emergency, call 112.',
  'unreadable.title': 'This request could not be read',
  'unreadable.text':
    'The address is incomplete, or your browser sends too much with it. Scan the code again; if that is not enough, delete the cookies of this site. In an emergency, call 112.',
  'tooLong.title': 'This request is too long',
  'tooLong.text':
    'The address, or what your browser sends with it, is more than a server can read. Scan the code again; if that does not help, clear the cookies of this site. For a preview of colours, put the logo after the sign #: /samples/1/?appColors=…#logo=… In an emergency, call 112.',
  'sampleTooLong.title': 'The address of this preview is too long',
  'sampleTooLong.text':
    'A server does not read an address of more than 16,000 characters. Put what is long after the sign #, which is sent to nobody: /samples/1/?appColors=…#logo=data:… for a logo, /samples/1/#appColors=… for the colours. The studio (/studio) writes its addresses in this way.',
  'noBook.title': 'The book of components is not built here',
  'noBook.text':
    'It shows every component, its states and its code. Build it with “npm run build -- --only=storybook” and reload this page; “npm run storybook” opens it without a build.',
  'sms.code.text': '{{site}}: your code is {{code}}. It is valid for {{minutes}} minutes. Give it to nobody.',
  'sms.news.text_one':
    '{{site}}: there is news of your report. See it: {{link}} Stop these messages: {{end}}',
  'sms.news.text_other':
    '{{site}}: there is news of {{count}} of your reports. See it: {{link}} Stop these messages: {{end}}',
  'sms.call.text':
    '{{site}}: nobody has taken case {{nbr}} for {{minutes}} min. Open it: {{link}} Stop these messages: {{end}}',
  'sms.trial.text':
    '{{site}}: this is the trial you asked for. Your messages arrive. Settings: {{link}} Stop these messages: {{end}}',
  'responder.fire': 'Fire brigade',
  'responder.police': 'Police',
  'responder.medical': 'Medical care',
  'responder.security': 'Security',
  'responder.rescue': 'Rescue',
  'responder.social': 'Social services',
  'responder.maintenance': 'Maintenance',
  'responder.it': 'IT',
  'responder.janitorial': 'Cleaning',
  'responder.events': 'Events',
  'responder.facilities': 'Facilities',
  'responder.services': 'General services',
  'responder.support': 'Reception and help',
  'responder.upperManagement': 'Management',
  'sms.called.text':
    '{{site}}: you are called to case {{nbr}} ({{service}}). Open it: {{link}} Stop these messages: {{end}}',
  'mail.called.subject': 'You are called to case {{nbr}}',
  'mail.called.subject.danger': 'Danger: you are called to case {{nbr}}',
  'mail.called.subject.many': 'You are called to {{count}} cases',
  'mail.called.text': '{{name}} calls “{{service}}” to case {{nbr}}.',
  'mail.called.text.danger':
    '{{name}} calls “{{service}}” to case {{nbr}}. Its report says that somebody may be in danger.',
  'mail.called.note': 'Their word to you: {{txt}}',
  'mail.called.why':
    'You get this e-mail because somebody at {{site}} called a service or group that you belong to.',
  'mail.call.subject': 'Nobody has taken case {{nbr}}',
  'mail.call.subject.danger': 'Danger: nobody has taken case {{nbr}}',
  'mail.call.subject.many': '{{count}} cases wait for somebody to take them',
  'mail.call.text_one': 'Case {{nbr}} has been waiting for {{count}} minute for somebody to take it.',
  'mail.call.text_other': 'Case {{nbr}} has been waiting for {{count}} minutes for somebody to take it.',
  'mail.call.text.danger_one':
    'Case {{nbr}} has been waiting for {{count}} minute for somebody to take it. Its report says that somebody may be in danger.',
  'mail.call.text.danger_other':
    'Case {{nbr}} has been waiting for {{count}} minutes for somebody to take it. Its report says that somebody may be in danger.',
  'deadline.answer.near': 'Case {{nbr}}: answer before {{when}}.',
  'deadline.answer.passed': 'Case {{nbr}}: the first answer was due before {{when}}.',
  'deadline.solve.near': 'Case {{nbr}}: to be solved before {{when}}.',
  'deadline.solve.passed': 'Case {{nbr}}: it was to be solved before {{when}}.',
  'mail.deadline.subject.many': '{{count}} cases are due',
  'mail.deadline.why':
    'You get this e-mail because {{site}} keeps target times, and these cases are yours or your team’s.',
  'mail.call.open': 'Open the case',
  'mail.call.board': 'See the cases',
  'mail.call.why': 'You get this e-mail because {{site}} calls you when nobody takes a case.',
  'sms.staff.text':
    '{{site}}: a message waits in case {{nbr}}, where somebody may be in danger. Open it: {{link}} Stop these messages: {{end}}',
  'mail.staff.subject_one': 'New message in case {{numbers}}',
  'mail.staff.subject_other': 'New messages in {{count}} cases',
  'mail.staff.subject.danger_one': 'Danger: new message in case {{numbers}}',
  'mail.staff.subject.danger_other': 'Danger: new messages in {{count}} cases',
  'mail.staff.text_one': 'A message waits to be read in case {{numbers}}, which you handle.',
  'mail.staff.text_other': 'Messages wait to be read in cases {{numbers}}, which you handle.',
  'mail.staff.why': 'You get this e-mail because you handle cases for {{site}}.',
  'mail.notice.subject': 'Abuse reported: {{reference}}',
  'mail.notice.text': 'Abuse is reported in case {{nbr}}, under the reference {{reference}}.',
  'mail.notice.stopped': 'The conversation is stopped for everybody until you decide.',
  'mail.notice.why': 'You get this e-mail because you moderate the conversations of {{site}}.',
  'mail.trial.subject': 'Trial: your e-mails from {{site}} arrive',
  'mail.trial.text': 'This is the trial you asked for. News will reach you at this address.',
  'mail.trial.open': 'Open the settings',
  'mail.trial.why': 'You get this e-mail because you asked for a trial in the settings.',
  'push.visitor.newCsid': 'Your report {{nbr}} has arrived.',
  'push.visitor.caseUpdate': 'There is news of your report {{nbr}}.',
  'push.visitor.caseMsg': 'Somebody wrote to you about your report {{nbr}}.',
  'push.staff.newCsid': 'A new case has come in, {{nbr}}.',
  'push.staff.caseUpdate': 'There is news of case {{nbr}}.',
  'push.staff.caseMsg': 'There is a new message in case {{nbr}}.',
  'push.staff.called': 'You are called to case {{nbr}}.',
  'push.called.note': '{{did}}: {{note}}',
  'push.trial.title': 'Trial notification',
  'push.trial.body': 'It works: notifications reach this device.',
  'own.pushed': 'Devices on which you get notifications',
  'own.notifications': 'Notifications sent or on their way',
  'push.follower.news': 'There is news of a report that you follow.',
  'push.follower.hold': '{{report}}: a date was given.',
  'push.follower.closed': '{{report}}: it is over.',
  'push.follower.reopened': '{{report}}: the report was opened again.',
  'push.follower.opened': '{{report}}: you can read the conversation.',
  'push.gathering.news': 'New message in the discussion “{{title}}”.',
  'push.gathering.words': '{{title}}: {{txt}}',
  'demo.gathering.title': 'The music festival in the park',
  'demo.gathering.intro':
    'Stages, times, ways to come, volunteers: ask your questions and answer those of others.',
  'demo.gathering.hello': 'Welcome. The main stage opens at 6\u00a0pm, near the playground.',
  'gatherings.reserved':
    'team staff administration administrator admin moderation moderator official townhall',
  'gatherings.fillers': 'the a of and service services department',
  'gatherings.column.at': 'Date',
  'gatherings.column.name': 'Name',
  'gatherings.column.staff': 'Staff',
  'gatherings.column.readers': 'Read by',
  'gatherings.readers.all': 'Everybody',
  'gatherings.readers.staff': 'Staff alone',
  'gatherings.readers.person': 'One person',
  'gatherings.readers.waiting': 'Staff, before it appears',
  'gatherings.column.txt': 'Message',
  'gatherings.column.files': 'Files',
  'mail.gathering.subject_one': '{{site}}: a new message in a discussion',
  'mail.gathering.subject_other': '{{site}}: {{count}} new messages in your discussions',
  'mail.gathering.line_one': '“{{title}}”: one new message.',
  'mail.gathering.line_other': '“{{title}}”: {{count}} new messages.',
  'mail.gathering.open': 'Read the discussion',
  'mail.gathering.reply': 'Answer in the discussion: nobody reads an e-mail to this address.',
  'mail.gathering.why.host':
    'You receive this e-mail, one an hour at most, because you lead this discussion or write in it for your team.',
  'mail.gathering.why':
    'You receive this e-mail, one an hour at most, because you take part in this discussion. “No news”, in the discussion, ends them.',
  'mail.follow.subject_one': 'News of a report that you follow',
  'mail.follow.subject_other': 'News of {{count}} reports that you follow',
  'mail.follow.text_one': '{{site}} has news of a report that you follow.',
  'mail.follow.text_other': '{{site}} has news of {{count}} reports that you follow.',
  'mail.follow.open': 'See how it goes on',
  'mail.follow.why': 'You receive this e-mail because you follow what was reported at a place.',
  'mail.news.subject_one': 'News of your report {{numbers}}',
  'mail.news.subject_other': 'News of {{count}} of your reports',
  'mail.news.hello': 'Hello,',
  'mail.news.text_one': '{{site}} has answered you: there is news of your report {{numbers}}.',
  'mail.news.text_other': '{{site}} has answered you: there is news of your reports {{numbers}}.',
  'mail.news.open_one': 'See the answer',
  'mail.news.open_other': 'See my reports',
  'mail.news.why': 'You get this e-mail because you asked to be told when somebody answers you.',
  'mail.reply.case_one':
    'Please do not reply to this e-mail: nobody reads the replies. To answer, open the report with the link above.',
  'mail.reply.case_other':
    'Please do not reply to this e-mail: nobody reads the replies. To answer, open the reports with the link above.',
  'mail.reply.contact':
    'Please do not reply to this e-mail: nobody reads the replies. To write to us: {{host}}/contact',
  'mail.news.end': 'Stop these e-mails',
  'newsEnd.title': 'Stop these e-mails?',
  'newsEnd.text': 'You will no longer be told by e-mail when somebody answers you. Your reports stay.',
  'newsEnd.do': 'Stop these e-mails',
  'newsEnd.done.title': 'You will get these e-mails no more',
  'newsEnd.done.text': 'Answers wait for you in “My reports”. You can change your mind in the settings.',
  'newsEnd.cut.title': 'This link is not whole',
  'newsEnd.cut.text':
    'A part of it was lost on the way. Open it again from the e-mail, or stop these e-mails in the settings, on a device that is signed in to your account.',
  'newsEnd.gone.title': 'This link is no longer valid',
  'newsEnd.gone.text':
    'The address was changed or erased: no e-mail of this kind goes there any more. If one still reaches you, open the link of the latest, or stop them in the settings.',
  'newsEnd.sms.title': 'Stop these text messages?',
  'newsEnd.sms.text': 'You will no longer be told by SMS when somebody answers you. Your reports stay.',
  'newsEnd.sms.do': 'Stop these text messages',
  'newsEnd.sms.done.title': 'You will get these text messages no more',
  'newsEnd.sms.done.text': 'Answers wait for you in “My reports”. You can change your mind in the settings.',
  'newsEnd.settings': 'Open the settings',
  'mail.code.subject': '{{code}} is your sign-in code',
  'mail.code.text': `Hello,

Here is your code to sign in to {{site}} ({{host}}):

    {{code}}

It is valid for {{minutes}} minutes and works once. Do not share it with anyone: our teams will never ask you for it.

If you did not ask for it, ignore this message: nobody can sign in as you without this code.

Please do not reply to this e-mail: nobody reads the replies. To write to us: {{host}}/contact
`,
  'mail.own.subject': '{{code}} is your verification code',
  'mail.own.text': `Hello,

Here is the code that confirms that this address is yours, for {{site}} ({{host}}):

    {{code}}

It is valid for {{minutes}} minutes and works once. Do not share it with anyone: our teams will never ask you for it.

If you did not ask for it, ignore this message: nobody can pass your address off as theirs without this code.

Please do not reply to this e-mail: nobody reads the replies. To write to us: {{host}}/contact
`,
  'print.question': 'A problem here?',
  'print.call': 'Scan, and tell us in a minute.',
  'print.type': 'or type this address:',
  'print.emergency': 'In an emergency, call {{number}}.',
};
