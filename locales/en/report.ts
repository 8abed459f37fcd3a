import type { Translation } from '../forms/plurals.ts';
import type { report as French } from '../fr/report.ts';

/** Making a report. */
export const report: Translation<typeof French> = {
  'qr.unknown': 'This code is not recognised',
  'qr.unknown.text':
    'The code “{{qrid}}” does not lead to any place. Check the address or scan the poster again.',
  'qr.alike': 'Which code is yours?',
  'qr.alike.text': 'These codes differ by capitals or by a sign alone. Choose the one on the poster.',
  'qr.stale': 'This code is no longer in use',
  'qr.stale.text': 'This poster is no longer used. Look for another code nearby, or tell the staff.',
  'qr.stale.of': '{{cstmr}} no longer uses this poster. Look for another code nearby, or tell the staff.',
  'qr.replaced': 'This code has been replaced',
  'qr.replaced.text': 'A newer code hangs here. You can go on without looking for it.',
  'qr.replaced.go': 'Continue',
  'qr.withdrawn': 'This service has ended here',
  'qr.withdrawn.text':
    'No reports are taken by this code any more. What was reported can be read until it is erased.',
  'qr.withdrawn.of': '{{cstmr}} takes no reports by this code any more.',
  'qr.withdrawn.app': '{{cstmr}} takes no reports through this app any more.',
  'qr.withdrawn.own': 'Your reports can be read until they are erased.',
  'qr.unreached': 'This code cannot be opened yet',
  'qr.unreached.network':
    'There is no network, and this code was never opened on this device. The page will open by itself as soon as the network is back.',
  'qr.unreached.service':
    'The service does not answer, and this code was never opened on this device. Check your connection, then try again.',
  'qr.unreached.last': 'Open the last place: {{place}}',
  'qr.unreached.cases': 'See my reports',
  'qr.unreached.anywhere': 'All emergencies',
  'report.title': 'Your report',
  'report.start.title': 'Report: {{lbl}}',
  'report.staffSee': 'What staff will see',
  'report.staffSee.list': 'They will see the category, the place, your answers and your messages.',
  'report.staffSee.not': 'They will see neither your name nor your number, unless you write them.',
  'report.staffSee.erase_one': 'Your report will be erased after {{count}} day.',
  'report.staffSee.erase_other': 'Your report will be erased after {{count}} days.',
  'report.emergency': 'This is not an emergency line',
  'report.emergency.text': 'If anyone is in immediate danger, call:',
  'report.loading': 'Preparing the questions…',
  'report.failed': 'The questions could not be loaded',
  'report.failed.text': 'Check your connection, then try again.',
  'report.unknown': 'There is no such category here',
  'report.unknown.text':
    'The address is incomplete, or the list has changed. Choose from the menu of this place.',
  'report.toMenu': 'See the menu',
  'report.kept': 'Your answers stay on this device for a day.',
  'report.quit': 'Discard the report',
  'report.opinion.quit': 'Discard my opinion',
  'report.left': '{{n}} questions left',
  'report.left.range': '{{least}} to {{most}} questions left',
  'report.count': '{{n}} questions',
  'report.count.range': '{{least}} to {{most}} questions',
  'report.count.one': 'One question',
  'report.opinion': 'Your opinion',
  'report.opinion.send': 'Send your opinion?',
  'report.opinion.detail': 'An idea, a thank-you…',
  'report.emergency.short': 'In danger?',
  'report.again': 'You have reported this here already',
  'report.again.text': '{{lbl}} · {{state}} · Ref. {{nbr}}. Add a message to it rather than starting again.',
  'report.again.closed': 'You reported this here a short while ago',
  'report.again.closed.text':
    '{{lbl}} · {{state}} · Ref. {{nbr}}. If the problem is still there, say so in that report rather than starting again: it will be opened again.',
  'report.again.waiting': 'Your report is on this device already',
  'report.again.waiting.text':
    '{{lbl}} · {{state}}. It goes as soon as the network is back: no need to start again.',
  'report.again.open': 'Open that report',
  'report.left.last': 'Last question',
  // The question of a category that has none of its own.
  'describe.title': 'What is happening?',
  'describe.message': 'Description',
  'describe.placeholder': 'Describe the problem in a few words',
};
