/** The pages of the owners and licences that a plan's attribution names. A line links to its first match. */
export const ATTRIBUTION_LINKS = [
  { words: 'OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
  { words: 'ODbL', href: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  { words: 'CC BY-SA 2.5 IN', href: 'https://creativecommons.org/licenses/by-sa/2.5/in/' },
  { words: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
  { words: 'CC0', href: 'https://creativecommons.org/publicdomain/zero/1.0/' },
] as const
