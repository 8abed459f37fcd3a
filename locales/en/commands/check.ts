import type { check as French } from '../../fr/commands/check.ts';

/** `parvis-check`: findings with suggestions, reasons of refusal, and paths. */
export const check: Readonly<Record<keyof typeof French, string>> = {
  usage:
    'Usage: parvis-check questionnaire.json … [--lang fr|en] [--json] [--paths] [--results flag,flag] [--texts words.json] [--help]',
  options: [
    '  --lang fr|en            language of what the command says (English by default)',
    '  --json                  writes data instead of sentences',
    '  --paths                 also lists every path from the start to an end',
    '  --results a,b           flags that the host reads from the result',
    '  --texts words.json      words of the host: { "fr": { "id": "words" }, "en": { … } }',
    '  --help, -h              shows this',
    '  parvis-check customer   checks a customer’s folder, with @parvis/server: parvis-check customer --help',
    'Status: 0 no finding, 1 findings or a definition that is refused, 2 a file or an argument cannot be read, 3 not decided',
  ].join('\n'),
  nothing: 'no finding',
  notDecided:
    'Not decided: too many ways to follow all of them, or a question to put right first (at {{places}}). What needs all of them was not judged. Ask less at once there, or raise fewer flags.',
  morePaths: 'There are more paths than those listed here.',
  wordsNotChecked: 'Words were not checked: the definition has none of its own, and --texts gives none.',
  noWords: 'This file does not hold words by language: { "fr": { "id": "words" } }.',
  note: 'note',
  error: 'error',
  warning: 'warning',
  'finding.danglingFollowUp':
    'Leads to a question that does not exist: the questionnaire would stop there. Write the id of a question, or null for the end.',
  'finding.emptyQuestion':
    'The question holds nothing: nobody can answer it. Give it an item, or lead past it.',
  'finding.duplicateId':
    'This id already belongs to another item of the question. Give one of the two another.',
  'finding.keyTwice':
    'The key "{{key}}" is written twice (line {{line}}): only the last is read. Rename one of the two, or make them one.',
  'finding.unreachableQuestion': 'No answer leads to this question. Name it in a "followUp", or take it out.',
  'finding.cannotTerminate':
    'From here no answer leads to an end. Give an answer the "followUp" null, or a way to a question that ends.',
  'finding.passiveCycle':
    'The screens go round in a circle in which nothing is asked. Ask something on one of them, or lead elsewhere.',
  'finding.answerElsewhere':
    '"{{flag}}" is an answer to another question, forgotten by now. Let that answer raise a flag ("flags"), and look for the flag here.',
  'finding.flagNeverRaised':
    '"{{flag}}" is read, but nothing raises it: no answer, no contextFlags, no await. Correct the name, or let an answer raise it ("flags").',
  'finding.flagNeverRaised.suggestion':
    '"{{flag}}" is read, but nothing raises it: no answer, no contextFlags, no await; perhaps "{{suggestion}}".',
  'finding.flagNeverRead':
    '"{{flag}}" is raised or announced, but nothing reads it here. Let a way on look for it, name it in --results if the host reads it, or take it out.',
  'finding.shadowedKey':
    'The key "{{key}}" is never chosen: a key before it always is. Put it before the other, or take it out.',
  'finding.missingDefault':
    'No key fits and there is no "default": the questionnaire ends there. Add "default" with the question that follows, or with null if the end is meant.',
  'finding.endsUnsaid':
    '"{{item}}" ends the questionnaire, though another answer of the question goes on. Give it a "followUp", or write "followUp": null if the end is meant.',
  'finding.deadBesideAbort':
    '"{{key}}" does nothing beside "abort", which leaves before it counts. Take one of the two out; what leaving raises or changes stands in "abortDefault".',
  'finding.ratingOutOfRange':
    'The rating "{{item}}" takes {{range}}: nobody can give {{key}}. Correct the value, or "min" and "max".',
  'finding.optionalOnlyWithoutButton':
    '"{{item}}" is optional, but no button lets anyone skip it. Add a nextButton, or take "required" out.',
  'finding.presetWithoutButton':
    '"{{item}}" is ticked already, but no button lets anyone accept it. Add a confirm, or take "preset" out.',
  'finding.oneTickEnds':
    'Ticking one box ends the question: "{{item}}" and another cannot both be ticked. Add a confirm to let several be ticked, or "exclusive": true if one is enough.',
  'finding.optionalCutOff':
    'The question ends before "{{item}}", which is optional, can be given. Add a confirm or a nextButton.',
  'finding.twoButtons':
    'Two buttons end the question: "{{item}}" and a confirm. Take one of them out; a text above them goes into "titleId".',
  'finding.mixedChoice':
    'The box "{{item}}" stands beside another answer without a button: whichever is last ends the question. Add a confirm, or make it two questions.',
  'finding.twoPresets':
    '"{{item}}" is ticked beforehand after another, though only one can be. Keep "preset" on one box alone.',
  'finding.skipDropsWords':
    'The button "{{item}}" skips the question ("skip"): what was typed is lost. Take "skip" out to send it, or give the button a name that says it skips.',
  'finding.exclusiveWithoutBoxes':
    '"exclusive" does nothing: the question has no box. Take it out, or write the choices as checkboxes.',
  'finding.emptyAwait':
    '"await" lists nothing: the host could tell of no failure. Name what can happen, or take it out.',
  'finding.abortBeforeSend':
    'The button "{{item}}", which leaves, stands before the one that sends. Put it after that one.',
  'finding.choicesWithoutTitle':
    'Nothing says what is to be chosen. Give the question a "titleId", or put a text above the boxes.',
  'finding.imageWithoutDescription':
    'The picture has no description: it tells nothing to those who cannot see it. Give the id of a text in "imgDesc".',
  'finding.abortDefaultType':
    'Leaving would answer "{{item}}" with what that item cannot take. Write an answer that it takes, or take this one out.',
  'finding.yesCannotBe':
    'A confirmation in which no answer raises "yes": nothing can be confirmed. Let the answer that confirms raise it.',
  'finding.yesUnavoidable':
    'Closing at this place would confirm: "yes" is raised before the last step. Raise it at the last one.',
  'finding.missingText':
    'The text "{{text}}" is missing ({{language}}). Add it to the texts of that language.',
  'finding.emptyWords': 'This text is empty: nothing would be shown. Write it, or take it out.',
  'finding.unusedText':
    'The text "{{text}}" ({{language}}) is shown nowhere. Give its id to an item, or take it out.',
  'finding.unknownKey': 'The key "{{key}}" is not known here and does nothing. Take it out.',
  'finding.unknownKey.suggestion':
    'The key "{{key}}" is not known here and does nothing; perhaps "{{suggestion}}".',
  'finding.ofQuestion': 'The key "{{key}}" does nothing here: it belongs to the question, beside "items".',
  'deed.CHECK': 'tick or untick',
  'deed.YESNO': 'answer',
  'deed.RATE': 'rate',
  'deed.TYPE': 'type',
  'deed.COMMIT': 'send',
  'deed.CONFIRM': 'confirm',
  'deed.NEXT': 'press',
  'deed.ABORT': 'close',
  'deed.OUTCOME': 'the host answers',
  'deed.BACK': 'go back',
  yes: 'yes',
  no: 'no',
  given: 'given {{flags}}',
  leftOut: '… {{count}} more, all with --json …',
  'problem.shape': 'Does not have the expected form.',
  'problem.tooDeep': 'The definition is nested too deeply: take levels out, 40 at most.',
  'problem.integerFlag': 'A flag may not look like an integer: begin it with a letter.',
  'problem.reservedFlag': '"default" is not a flag: choose another name.',
  'problem.ratingValue': 'Is not a rating: write a whole number in quotes, like "3".',
  'problem.missingStart': 'The first question does not exist: write the id of a question.',
  'problem.brokenText': 'This text holds an invisible character or half of one: write it anew.',
  'problem.reservedId': '"__proto__" cannot be an id: choose another one.',
  ownWords: 'A questionnaire’s own words stand by language, in two letters ("fr"), then by text id.',
  found: 'Found {{found}}; allowed: {{allowed}}{{perhaps}}.',
  missing: 'Missing; allowed: {{allowed}}{{perhaps}}.',
  foundName: 'Found {{found}}{{perhaps}}.',
  perhaps: '; perhaps {{meant}}',
  'type.string': 'a text in quotes',
  'type.number': 'a number without quotes',
  'type.integer': 'a whole number without quotes',
  'type.boolean': 'true or false, without quotes',
  'type.array': 'a list [ ]',
  'type.object': 'an object { }',
  'bound.>=': 'at least {{n}}',
  'bound.<=': 'at most {{n}}',
  'bound.>': 'more than {{n}}',
  'bound.<': 'less than {{n}}',
  'length.>=': 'at least {{n}}',
  'length.<=': 'at most {{n}}',
  'length.>': 'more than {{n}}',
  'length.<': 'less than {{n}}',
  text_one: '{{count}} character',
  text_other: '{{count}} characters',
  list_one: '{{count}} entry',
  list_other: '{{count}} entries',
  'file.missing': 'There is no such file.',
  'file.folder': 'This is a folder, not a file.',
  'file.forbidden': 'This file may not be read: access is denied.',
  'file.loop': 'This link goes in a circle: it leads to no file.',
  'file.unreadable': 'This file cannot be read.',
  'file.syntax': 'Is not JSON:',
  'mistake.curlyQuotes': '{{shown}} is not a quote of JSON; write the straight one (").',
  'mistake.unexpected': '{{shown}} does not belong here.',
  'mistake.unfinished': 'the text ends too early.',
  'mistake.comment': 'JSON has no comments.',
  'mistake.singleQuotes': 'quotes must be double (").',
  'mistake.unquotedKey': 'a key is written in quotes (").',
  'mistake.trailingComma': 'the comma before this is one too many.',
  'mistake.doubledComma': 'two commas in a row; take one of them out.',
  'mistake.missingComma': 'a comma is missing before this.',
  'mistake.missingColon': 'a colon is missing after the key.',
  'mistake.semicolon': 'a semicolon is no comma; write ",".',
  'mistake.quoteWithin': 'a quotation mark closes the text before this; within a text write \\" or “ ”.',
  'mistake.brokenString':
    'this text is not closed on its line: a quote (") is missing, or it breaks the line, which is written \\n.',
  'mistake.brokenEscape': '\\ has the wrong letter after it; within a text write it as \\\\.',
  'mistake.tabWithin': 'a tab is in a text; write a space in its place.',
  'mistake.yesOrNo': 'yes and no are written true and false, in small letters and without quotes.',
  'mistake.tooDeep': 'too many levels stand inside one another.',
  'mistake.notJson': 'a JSON file begins with { or [.',
  'mistake.afterEnd': 'nothing may follow the end.',
  unseen: 'an invisible character ({{number}})',
};
