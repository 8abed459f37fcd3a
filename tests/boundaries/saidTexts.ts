import type { StaffQuestion } from '@parvis/api/calls/town';
import { caseStateSchema, outcomeSchema } from '@parvis/api/entities/case';
import { trailTable, trailVias } from '@parvis/api/entities/trail';
import { deviceSchema } from '@parvis/api/entities/user';
import { textIdsOf } from '@parvis/questionnaire/analysis/places/textIds';
import { allFlows } from '@parvis/questionnaire/flows/all';
import type { NumberRefused } from '@parvis/questionnaire/model/values/mobile';
import type { BrandFormat } from '@parvis/theme/brand/readBrand';
import { visions } from '@parvis/theme/colour/vision';
import { surfaceTable } from '@parvis/theme/contrast/surfaces';
import { colourRoles } from '@parvis/theme/derive/fromRoles';
import type { Discord } from '@parvis/theme/derive/harmonise';
import type { MainLack } from '@parvis/theme/derive/mainLack';
import type { PictureTrait } from '@parvis/theme/derive/pictureTraits';
import type { SeenAs } from '@parvis/theme/derive/rolePlaces';
import { guide } from '@parvis/theme/palette/guide';
import { caseOutlines, colourTable, outlineKey, type Scheme } from '@parvis/theme/palette/keys';
import type { Finding } from '@parvis/theme/palette/palette';
import type { ShapeFinding } from '@parvis/theme/shape/shape';
import { shapeChoices, shapeOptions } from '@parvis/theme/shape/table';
import type { AskedCode } from '../../app/login/askedCode.ts';
import type { PhoneEnd } from '../../app/login/deskAnswer.ts';
import type { DeskEnd } from '../../app/login/deskRequest.ts';
import type { SchemeChoice } from '../../app/look/scheme.ts';
import { termSections } from '../../app/shell/termSections.ts';
import { boardFilterNames, nothingIn } from '../../app/staff/boardFilters.ts';
import type { HoldDay } from '../../app/staff/holdDates.ts';
import type { OptionProblem } from '../../app/staff/questionForm.ts';
import { trailFilters } from '../../app/staff/trailList.ts';
import type { DeskPlace } from '../../app/staff/useDeskNav.tsx';
import type { LettersState, PictureTold } from '../../previews/live/messages.ts';
import type { SetView } from '../../previews/samples/set/views.ts';
import type { LabelChange } from '../../previews/samples/shared/label.ts';
import type { examples } from '../../previews/samples/shared/Notations.tsx';
import { channels } from '../../previews/studio/colours/oklch.ts';
import type { ThemeField } from '../../previews/studio/drafts/store.ts';
import type { SaveState } from '../../previews/studio/drafts/useDraft.ts';
import type { FormatId } from '../../previews/studio/export/formats.ts';
import { views } from '../../previews/studio/frames/views.ts';
import type { ToldBrand } from '../../previews/studio/import/brandIn.ts';
import type { ReadTheme } from '../../previews/studio/import/readTheme.ts';
import { gallery } from '../../previews/studio/start/brands.ts';
import { logoNames } from '../../previews/studio/state/document.ts';
import type { Part } from '../../previews/studio/Workshop.tsx';
import type { PlainPage } from '../../server/http/plainPage.ts';
import { columns } from '../../server/trailPages/csv.ts';

/** Text ids that are put together: a source file that does so, how, which there are, and of what. */
interface Pattern {
  readonly source: string;
  /** The template as it stands there, without its dollars. */
  readonly written: string;
  readonly ids: readonly string[];
  readonly why: string;
}

const each = (names: readonly (string | number)[], ...ends: readonly string[]) => ({
  after: (start: string): string[] =>
    names.flatMap((name) => ['', ...ends].map((end) => `${start}.${name}${end}`)),
});

const outlines = Object.keys(caseOutlines) as (keyof typeof caseOutlines)[];

/** Every name of a type of the product: one that leaves it, or comes to it, is an error of types here. */
const every = <Name extends string>(names: Readonly<Record<Name, true>>) => Object.keys(names) as Name[];

const plainPages = every<PlainPage>({
  away: true,
  crowded: true,
  unreadable: true,
  tooLong: true,
  sampleTooLong: true,
  noBook: true,
});
const codeKinds = every<AskedCode['kind']>({ mail: true, sms: true });
const notations = every<keyof typeof examples>({ short: true, json: true });
const phoneEnds = every<PhoneEnd>({
  approved: true,
  refused: true,
  wrongDigits: true,
  seenTwice: true,
  notStaff: true,
  over: true,
});
const missingLetters = every<Exclude<LettersState, 'shown'>>({ letters: true, elsewhere: true });
const schemes = every<Scheme>({ light: true, dark: true });
type UnreadBrand = Extract<ToldBrand, { ok: false }>;
type ReadFormat = Extract<ReadTheme, { ok: true }>['format'];
type Unread = Extract<ReadTheme, { ok: false }>;
/** Saving that says nothing, or what stands whole in the source. */
type Told = Exclude<SaveState, 'idle' | 'noName' | 'refused'>;

/** Every way in which an id is made of parts; any other id stands whole in a source. */
export const patterns: readonly Pattern[] = [
  {
    source: 'server/http/plainPage.ts',
    written: '{page}.title',
    ids: plainPages.map((page) => `${page}.title`),
    why: 'the pages that need nothing else, by name',
  },
  {
    source: 'server/http/plainPage.ts',
    written: '{page}.text',
    ids: plainPages.map((page) => `${page}.text`),
    why: 'the pages that need nothing else, by name',
  },
  {
    source: 'app/login/newsWords.ts',
    written: 'login.code.undelivered.{kind}',
    ids: each(codeKinds).after('login.code.undelivered'),
    why: 'the ways of a code by name',
  },
  {
    source: 'app/login/newsWords.ts',
    written: 'login.second.undelivered.{kind}',
    ids: each(codeKinds).after('login.second.undelivered'),
    why: 'the ways of a code by name',
  },
  {
    source: 'app/login/newsWords.ts',
    written: 'login.code.nothing.{kind}',
    ids: each(codeKinds).after('login.code.nothing'),
    why: 'the ways of a code by name',
  },
  {
    source: 'previews/samples/set/View.tsx',
    written: 'sample.page.{view.page}',
    ids: each(every<SetView['page']>({ menu: true, chosen: true, chat: true })).after('sample.page'),
    why: 'the two sample pages by name',
  },
  {
    source: 'app/cases/caseWords.ts',
    written: 'case.state.{state}',
    ids: each(caseStateSchema.options).after('case.state'),
    why: 'the states of the contract',
  },
  {
    source: 'app/cases/caseWords.ts',
    written: 'case.outcome.{outcome}',
    ids: each(outcomeSchema.options).after('case.outcome'),
    why: 'the outcomes of the contract',
  },
  {
    source: 'app/account/SettingsView.tsx',
    written: 'settings.scheme.{value}',
    ids: each(every<SchemeChoice>({ auto: true, light: true, dark: true })).after('settings.scheme'),
    why: 'one row of the settings for each look',
  },
  {
    source: 'app/account/OwnDevices.tsx',
    written: 'device.{type}',
    ids: each(deviceSchema.shape.type.options).after('device'),
    why: 'what a device is held like',
  },
  {
    source: 'app/addresses/numberWords.ts',
    written: 'settings.phone.refused.{refused}',
    ids: each(every<NumberRefused>({ form: true, foreign: true, landline: true, premium: true })).after(
      'settings.phone.refused',
    ),
    why: 'why a number is not taken',
  },
  {
    source: 'app/login/DeskSignIn.tsx',
    written: 'connect.{view.why}',
    ids: each(every<DeskEnd>({ refused: true, wrongDigits: true, seenTwice: true, over: true })).after(
      'connect',
    ),
    why: 'how the request of a desk ended, at the desk',
  },
  {
    source: 'app/login/DeskAnswered.tsx',
    written: 'connect.phone.{how}',
    ids: each(phoneEnds).after('connect.phone'),
    why: 'how the request of a desk ended, on the phone',
  },
  {
    source: 'app/login/DeskAnswered.tsx',
    written: 'connect.phone.{how}.text',
    ids: phoneEnds.map((how) => `connect.phone.${how}.text`),
    why: 'what follows from it',
  },
  {
    source: 'app/staff/useStaffList.tsx',
    written: 'staff.filter.{id}',
    ids: each(boardFilterNames).after('staff.filter'),
    why: 'the chips are the filters by name',
  },
  {
    source: 'app/staff/useStaffList.tsx',
    written: '{nothing}.text',
    ids: Object.values(nothingIn).map((nothing) => `${nothing}.text`),
    why: 'the sentence below each title of an empty list',
  },
  {
    source: 'app/staff/useDeskNav.tsx',
    written: 'staff.nav.{id}',
    ids: each(every<DeskPlace>({ cases: true, home: true, settings: true })).after('staff.nav'),
    why: 'the places of the rail by name',
  },
  {
    source: 'app/staff/HoldDialog.tsx',
    written: 'staff.hold.{one}',
    ids: each(every<HoldDay>({ tomorrow: true, days3: true, week: true })).after('staff.hold'),
    why: 'the days that are offered for a case on hold',
  },
  {
    source: 'app/staff/QuestionDialog.tsx',
    written: "staff.ask.option.{problems?.options.get(index) ?? 'missing'}",
    ids: each(every<OptionProblem>({ missing: true, twice: true })).after('staff.ask.option'),
    why: 'what is wrong with a choice',
  },
  {
    source: 'app/staff/QuestionDialog.tsx',
    written: 'staff.ask.kind.{one}',
    ids: each(every<StaffQuestion['kind']>({ yesNo: true, choice: true, text: true, rating: true })).after(
      'staff.ask.kind',
    ),
    why: 'the kinds of question that staff may ask',
  },
  {
    source: 'app/staff/trailList.ts',
    written: 'trail.kind.{filter}',
    ids: each(trailFilters).after('trail.kind'),
    why: 'the filters of what was done, by name',
  },
  {
    source: 'app/staff/trailList.ts',
    written: 'trail.{kind}.{what}',
    ids: Object.entries(trailTable).flatMap(([kind, all]) => each(all).after(`trail.${kind}`)),
    why: 'what is noted, of each kind',
  },
  {
    source: 'app/staff/trailList.ts',
    written: 'trail.via.{via}',
    ids: each(trailVias.filter((via) => via !== 'page')).after('trail.via'),
    why: 'by what it was done, where nobody is named',
  },
  {
    source: 'server/trailPages/csv.ts',
    written: 'trail.column.{name}',
    ids: each(columns).after('trail.column'),
    why: 'the columns of its table',
  },
  {
    source: 'server/trailPages/trailPage.ts',
    written: 'trail.level.{level}',
    ids: each(['agent', 'manager', 'admin']).after('trail.level'),
    why: 'the rights of staff',
  },
  {
    source: 'app/shell/TermsPage.tsx',
    written: 'terms.{id}.text',
    ids: termSections.flatMap((id) => [`terms.${id}.title`, `terms.${id}.text`]),
    why: 'the sections of the terms are numbered',
  },
  {
    source: 'questionnaire/flows/confirmation.ts',
    written: 'answer.{name}',
    ids: Object.values(allFlows).flatMap(({ definition }) => [...textIdsOf(definition)]),
    why: 'flows make ids from the name of what they ask',
  },
  {
    source: 'theme/palette/guide.ts',
    written: 'colour.group.{name}',
    ids: guide.flatMap(({ title, role, keys }) => [
      title,
      role,
      ...keys.flatMap((key) => [key.title, key.role]),
    ]),
    why: 'the guide names each group and key of a palette by its key',
  },
  {
    source: '.storybook/pages/colourKeys/KeyTable.tsx',
    written: "colour.kind.{row?.kind ?? 'surface'}",
    ids: colourTable.map(({ kind }) => `colour.kind.${kind}`),
    why: 'the kinds of key of the colour table',
  },
  {
    source: 'previews/studio/contrast/PairRow.tsx',
    written: 'colour.surface.{surface}',
    ids: surfaceTable.map(({ surface }) => `colour.surface.${surface}`),
    why: 'the surfaces that something stands on',
  },
  {
    source: 'previews/studio/contrast/PairRow.tsx',
    written: 'colour.{key}',
    ids: outlines.map((type) => `colour.${outlineKey(type)}`),
    why: 'the outlines of case types are checked like keys',
  },
  {
    source: 'previews/studio/frames/Stage.tsx',
    written: 'colour.vision.{value}',
    ids: each(visions).after('colour.vision'),
    why: 'the ways of seeing that are simulated',
  },
  {
    source: 'previews/studio/import/ImportPart.tsx',
    written: 'colour.failure.{read.reason}',
    ids: each(
      every<Unread['reason']>({
        missing: true,
        notJson: true,
        notObject: true,
        tooLarge: true,
        noColours: true,
      }),
    ).after('colour.failure'),
    why: 'why nothing could be read from a pasted text',
  },
  {
    source: 'previews/studio/import/ImportFindings.tsx',
    written: 'colour.finding.{reason}',
    ids: each(
      every<Finding['reason']>({ unknownKey: true, notText: true, notColour: true, givenTwice: true }),
    ).after('colour.finding'),
    why: 'why one colour of it was left out',
  },
  {
    source: 'previews/samples/shared/SampleWays.tsx',
    written: 'sample.see.{OTHER[sample.scheme]}',
    ids: each(schemes).after('sample.see'),
    why: 'the way to the scheme that a page does not show',
  },
  {
    source: 'previews/samples/shared/summary.ts',
    written: 'sample.elsewhere.{elsewhere}',
    ids: each(schemes).after('sample.elsewhere'),
    why: 'all colours of an address are for the other scheme, in few words',
  },
  {
    source: 'previews/samples/shared/LookNotice.tsx',
    written: 'sample.elsewhere.{sample.scheme}.text',
    ids: each(schemes.map((scheme) => `${scheme}.text`)).after('sample.elsewhere'),
    why: 'the same in a sentence',
  },
  {
    source: 'previews/samples/shared/Notations.tsx',
    written: 'colour.notation.{name}',
    ids: each(notations).after('colour.notation'),
    why: 'how colours are written',
  },
  {
    source: 'previews/samples/shared/Notations.tsx',
    written: 'colour.notation.{name}.name',
    ids: each(notations)
      .after('colour.notation')
      .map((id) => `${id}.name`),
    why: 'what a way to write colours is called',
  },
  {
    source: 'previews/samples/shared/DiscordList.tsx',
    written: 'colour.discord.{reason}',
    ids: each(every<Discord>({ hue: true, loud: true, side: true, moved: true })).after('colour.discord'),
    why: 'why a colour does not go with the others',
  },
  {
    source: 'previews/studio/import/ImportPart.tsx',
    written: 'studio.format.{read.format}',
    ids: each(
      every<ReadFormat>({
        appColors: true,
        appShape: true,
        css: true,
        tokens: true,
        address: true,
        sheet: true,
      }),
    ).after('studio.format'),
    why: 'what an import was recognised as',
  },
  {
    source: 'previews/samples/shared/shapeSentence.ts',
    written: 'colour.shape.{reason}',
    ids: each(every<ShapeFinding['reason']>({ unknownKey: true, notOption: true, notAddress: true })).after(
      'colour.shape',
    ),
    why: 'why a choice of a shape was left out',
  },
  {
    source: 'previews/samples/shared/sentences.ts',
    written: 'colour.letters.{aside.kind}',
    ids: each(missingLetters).after('colour.letters'),
    why: 'why letters of a file are not shown',
  },
  {
    source: 'previews/studio/shape/ShapePart.tsx',
    written: 'colour.letters.{missing}',
    ids: each(missingLetters).after('colour.letters'),
    why: 'the same at the field of the file',
  },
  {
    source: 'previews/samples/shared/sentences.ts',
    written: 'colour.label.{aside.change}',
    ids: each(every<LabelChange>({ cut: true, cleaned: true, unseen: true })).after('colour.label'),
    why: 'what became of a name',
  },
  {
    source: 'previews/studio/import/ImportFindings.tsx',
    written: 'colour.label.{change}',
    ids: each(every<LabelChange>({ cut: true, cleaned: true, unseen: true })).after('colour.label'),
    why: 'the same where a theme is taken over',
  },
  {
    source: 'previews/samples/shared/sentences.ts',
    written: 'colour.logo.{aside.told}',
    ids: each(
      every<Exclude<PictureTold, 'tooLarge'>>({
        cmyk: true,
        profile: true,
        animated: true,
        outside: true,
        unread: true,
      }),
    ).after('colour.logo'),
    why: 'what of a logo is shown otherwise than its file has it',
  },
  {
    source: 'previews/studio/logos/LogoSheet.tsx',
    written: 'colour.logo.{one}',
    ids: each(
      every<PictureTold>({
        cmyk: true,
        profile: true,
        animated: true,
        outside: true,
        unread: true,
        tooLarge: true,
      }),
    ).after('colour.logo'),
    why: 'the same below the logo',
  },
  {
    source: 'previews/studio/logos/PictureInput.tsx',
    written: 'colour.logo.{trait}',
    ids: each(every<PictureTrait>({ cmyk: true, profile: true, animated: true, outside: true })).after(
      'colour.logo',
    ),
    why: 'the same of a chosen file',
  },
  {
    source: 'previews/studio/import/BrandAnswer.tsx',
    written: 'studio.brand.format.{brand.format}',
    ids: each(
      every<BrandFormat>({
        list: true,
        base16: true,
        coolors: true,
        css: true,
        tailwind: true,
        shadcn: true,
        tokensStudio: true,
        styleDictionary: true,
        w3c: true,
        figma: true,
        json: true,
      }),
    ).after('studio.brand.format'),
    why: 'what the colours of a brand were taken for',
  },
  {
    source: 'previews/studio/import/BrandAnswer.tsx',
    written: 'studio.brand.failure.{brand.reason}',
    ids: each(
      every<UnreadBrand['reason']>({
        nothing: true,
        inks: true,
        pointers: true,
        binary: true,
        twoBrands: true,
      }),
    ).after('studio.brand.failure'),
    why: 'why no colours of a brand were read',
  },
  {
    source: 'previews/studio/start/Places.tsx',
    written: 'studio.brand.as.{as}',
    ids: each(every<SeenAs>({ given: true, readable: true, softer: true })).after('studio.brand.as'),
    why: 'how a colour of a brand is seen at its places',
  },
  {
    source: 'previews/studio/start/BrandPart.tsx',
    written: 'studio.brand.lack.{lack}',
    ids: each(every<MainLack>({ pale: true, grey: true })).after('studio.brand.lack'),
    why: 'what a main colour lacks',
  },
  {
    source: 'previews/studio/start/Places.tsx',
    written: 'studio.brand.role.{role}',
    ids: each(colourRoles).after('studio.brand.role'),
    why: 'the roles of a brand’s colours',
  },
  {
    source: 'previews/studio/start/BrandRowFields.tsx',
    written: 'studio.brand.role.{value}',
    ids: each(colourRoles).after('studio.brand.role'),
    why: 'the roles of a brand’s colours, to choose from',
  },
  {
    source: 'previews/studio/Workshop.tsx',
    written: 'studio.part.{id}',
    ids: each(
      every<Part>({ start: true, logos: true, colours: true, contrast: true, share: true, drafts: true }),
    ).after('studio.part'),
    why: 'the parts of the studio',
  },
  {
    source: 'previews/studio/frame/Saving.tsx',
    written: 'studio.save.{state}',
    ids: each(every<Told>({ saving: true, saved: true, nameCleaned: true, failed: true })).after(
      'studio.save',
    ),
    why: 'how saving goes',
  },
  {
    source: 'previews/studio/frame/Saving.tsx',
    written: 'studio.refused.{refused}',
    ids: each(every<ThemeField>({ logo: true, wlogo: true, label: true, palette: true, shape: true })).after(
      'studio.refused',
    ),
    why: 'what of a look was refused',
  },
  {
    source: 'previews/studio/frames/Stage.tsx',
    written: 'studio.view.{value}',
    ids: each(views).after('studio.view'),
    why: 'the pages that show a look',
  },
  {
    source: 'previews/studio/colours/Picker.tsx',
    written: 'studio.picker.{channel}',
    ids: each(Object.keys(channels)).after('studio.picker'),
    why: 'the sliders of a colour',
  },
  {
    source: 'previews/studio/start/Gallery.tsx',
    written: 'studio.gallery.{id}',
    ids: each(gallery.map(({ id }) => id)).after('studio.gallery'),
    why: 'the palettes to begin with',
  },
  {
    source: 'previews/studio/shape/ShapePart.tsx',
    written: 'studio.shape.{choice}',
    ids: each(shapeChoices).after('studio.shape'),
    why: 'the choices beside colours',
  },
  {
    source: 'previews/studio/shape/ShapePart.tsx',
    written: 'studio.shape.{choice}.{option}',
    ids: each(
      shapeChoices.flatMap((choice) => shapeOptions[choice].map((option) => `${choice}.${option}`)),
    ).after('studio.shape'),
    why: 'what can be chosen of each',
  },
  {
    source: 'previews/studio/logos/LogosPanel.tsx',
    written: 'studio.logo.{name}.hint',
    ids: each(logoNames, '.hint').after('studio.logo'),
    why: 'the two logos and a hint for each',
  },
  {
    source: 'previews/studio/logos/LogoSheet.tsx',
    written: 'studio.logo.{how}.{scheme}',
    ids: ['seen', 'partly', 'lost'].flatMap((how) => each(schemes).after(`studio.logo.${how}`)),
    why: 'whether a logo is seen in each scheme',
  },
  {
    source: 'previews/studio/export/FilesPart.tsx',
    written: 'studio.format.{id}.hint',
    ids: each(every<FormatId>({ appColors: true, appShape: true, css: true, tokens: true }), '.hint').after(
      'studio.format',
    ),
    why: 'the formats of a palette and a hint for each',
  },
];

/** The id by which a text is said: plural forms go by their base. */
const baseOf = (id: string): string => id.replace(/_(?:one|other)$/, '');

/** Ids that stand nowhere in the sources and that no pattern makes. */
export function unsaid(
  ids: readonly string[],
  sources: string,
  made: ReadonlySet<string> = new Set(patterns.flatMap((pattern) => pattern.ids)),
): string[] {
  return ids.filter((id) => {
    const base = baseOf(id);
    return !made.has(base) && !["'", '"', '`'].some((quote) => sources.includes(quote + base + quote));
  });
}
