/** With roles; `source` is a file of a public repository. */
export const brandBooks = [
  {
    name: 'État français',
    source: 'GouvernementFR/dsfr: module/color/variable/_options.scss',
    main: '#000091', // blue-france-sun-113
    accent: '#E1000F', // red-marianne-main-472
    ground: '#F6F6F6', // grey-975
    text: '#161616', // grey-50
  },
  {
    name: 'SNCF',
    source: 'SNCFdevelopers/bootstrap-sncf: scss/settings/_variables.scss',
    main: '#0088CE', // $blue, $primary
    accent: '#A1006B', // $pink
    ground: '#F2F2F2', // $gray-100
    text: '#4D4F53', // $gray-500, $secondary
  },
  {
    name: 'Strasbourg',
    source:
      'StrasbourgEurometropole/Strasbourg-Next: themes/plateforme-citoyenne-theme/custom/scss/base/_var.scss',
    main: '#F37021', // $c_main
    accent: '#32455C', // $c_sub
    ground: '#F5F5F5', // $c_light
    text: '#000000', // $c_txt
  },
  {
    name: 'Université de Strasbourg',
    source: 'spidersouris/touying-unistra-pristine: colors.typ',
    main: '#315CDD', // blue-dark
    accent: '#00C1C1', // cyan, beside it in the theme "blue"
    ground: '#FFFFFF', // white
  },
  {
    name: 'Sorbonne Université',
    source: 'eusebe/typst-sorbonne-presentation: src/themes/sorbonne.typ',
    main: '#1D2769', // sorbonne-blue
    accent: '#AC182E', // sorbonne-red
    ground: '#FFFFFF', // white
    text: '#263068', // sorbonne-text
  },
  {
    name: 'Orange',
    source: 'Orange-OpenSource/Orange-Boosted-Bootstrap: site/data/palette.yml',
    main: '#F16E00', // Primary
    accent: '#4BB4E6', // Blue, supporting
    ground: '#FFFFFF', // Body Bg
    text: '#000000', // Secondary
  },
  {
    name: 'GOV.UK',
    source: 'alphagov/govuk-frontend: packages/govuk-frontend/src/govuk/settings/_colours-palette.scss',
    main: '#1D70B8', // blue, primary
    accent: '#0F7A52', // green, primary
    ground: '#F3F3F3', // black, tint-95
    text: '#0B0C0C', // black, primary
  },
  {
    name: 'Amsterdam',
    source: 'Amsterdam/design-system: proprietary/tokens/src/brand/ams/brand.color.tokens.json',
    main: '#EC0000', // red.60, the logo
    accent: '#004699', // blue.60, buttons
    ground: '#FFFFFF', // neutral.0
    text: '#181818', // neutral.100
  },
  {
    name: 'Rotterdam',
    source: 'nl-design-system/rotterdam: proprietary/design-tokens/src/brand/rods/color.tokens.json',
    main: '#00811F', // green.tint-01, base green
    accent: '#C93675', // magenta.tint-01, base magenta
    ground: '#EFF4F6', // gray.tint-01
    text: '#404B4F', // gray.tint-11
  },
  {
    name: 'Utrecht',
    source: 'nl-design-system/utrecht: proprietary/design-tokens/src/brand/utrecht/color.tokens.json',
    main: '#CC0000', // red.40, basis rood
    accent: '#FFCC00', // yellow.50, basis geel
    ground: '#F2F2F2', // grey.95
  },
  {
    name: 'Helsinki',
    source:
      'City-of-Helsinki/helsinki-design-system: packages/design-tokens/tokens/color/brand/{bus,summer}.json',
    main: '#0000BF', // bus
    accent: '#FFC61E', // summer
    ground: '#F2F2FC', // bus-light-5
  },
  {
    name: 'Oslo',
    source: 'oslokommune/punkt-skills: skills/punkt-css/colors.md',
    main: '#2A2859', // brand-dark-blue-1000
    accent: '#43F8B6', // brand-green-1000
    ground: '#F8F0DD', // brand-light-beige-1000
    text: '#2C2C2C', // brand-neutrals-1000
  },
  {
    name: 'Boston',
    source: 'CityOfBoston/patterns: stylesheets/variables/_colors.styl',
    main: '#091F2F', // $charles-blue
    accent: '#FB4D42', // $freedom-red
    ground: '#F3F3F3', // $grey-000
  },
  {
    name: 'San Diego',
    source: 'cityofsandiego/pattern_library: patterns/colors.php',
    main: '#0098DB', // cerulean
    accent: '#FFA02F', // sunshade
    ground: '#F6F6F6', // off-white
    text: '#37424A', // spruce
  },
] as const;
