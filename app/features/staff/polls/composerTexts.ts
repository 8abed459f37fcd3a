import type { Translate } from '@parvis/locales/translate';
import type { PollComposerProps } from '@parvis/ui/screens/PollComposer';
import { rowActionTexts } from '../questionEditor/QuestionFields.tsx';

type ComposerTexts = PollComposerProps['texts'];

export const buildComposerTexts = (t: Translate, isNew: boolean, missing: number): ComposerTexts => ({
  title: t(isNew ? 'pollDesk.compose.title' : 'pollDesk.compose.edit'),
  actions: rowActionTexts(t),
  language: t('pollDesk.language'),
  ...(missing > 0 && { missing: t('pollDesk.missing', { count: missing }) }),
  ...{ aboutTitle: t('pollDesk.about'), label: t('pollDesk.label'), labelHint: t('pollDesk.label.hint') },
  ...{ intro: t('pollDesk.intro'), questionsTitle: t('pollDesk.questions') },
  question: (n) => t('pollDesk.question', { n }),
  addQuestion: t('pollDesk.addQuestion'),
  ...{ previewTitle: t('pollDesk.preview'), previewText: t('pollDesk.preview.text') },
  ...{ toPreview: t('pollDesk.preview.see'), save: t('pollDesk.save') },
  ...{ whereTitle: t('pollDesk.where'), where: t('pollDesk.where.label') },
  ...{ everywhere: t('pollDesk.where.all'), chosenPlaces: t('pollDesk.where.some') },
  places: t('pollDesk.places'),
  ...{ inGathering: t('pollDesk.where.gathering'), gathering: t('pollDesk.gathering') },
  ...{ opens: t('pollDesk.opens'), opensHint: t('pollDesk.opens.hint') },
  ...{ closes: t('pollDesk.closes'), closesHint: t('pollDesk.closes.hint') },
  ...{ rulesTitle: t('pollDesk.rules'), results: t('pollDesk.results.label') },
  audiences: {
    nobody: t('pollDesk.results.nobody'),
    answered: t('pollDesk.results.answered'),
    everybody: t('pollDesk.results.everybody'),
  },
  ...{ anonymous: t('pollDesk.rule.anonymous'), anonymousText: t('pollDesk.rule.anonymous.text') },
  ...{ changeable: t('pollDesk.rule.changeable'), changeableText: t('pollDesk.rule.changeable.text') },
  ...{ partial: t('pollDesk.rule.partial'), partialText: t('pollDesk.rule.partial.text') },
});
