/** The city of the imported hotels, which the demo lacks. */
export const HARD_CITY = 'lonavala'

/** Eight hotels by their id in the file. Their names are as long or as unusual in script as the import allows. */
export const HARD_NAMES = {
  NOISE:
    'The Grand Sahyadri Lakeview Heritage Courtyard and Residency of Lonavala, Garden Suites, Banquet Hall and Rooftop Café',
  PORTRAIT: 'होटल सह्याद्रि झील दर्शन और अतिथि गृह',
  DARK: 'மலை நிழல் தங்கும் விடுதி மற்றும் உணவகம்',
  HUGE: 'Supercalifragilisticexpialidociousgreatergardenretreat',
  SMALL: 'Tiny Picture Lodge',
  ONE: 'One Window House',
  TWO: 'Two Windows House',
  NONE: 'No Window House',
} as const

export type HardHotel = keyof typeof HARD_NAMES
