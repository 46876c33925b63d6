type Person = { hair: string; skin: string; shirt: string; ground: string }

/** The two people who use superfast check-in at the demo desk. Their faces and cards are invented. */
export const DEMO_PEOPLE = [
  { hair: '#241521', skin: '#b9795a', shirt: '#0f5b52', ground: '#e8dfd0' },
  { hair: '#3a1f14', skin: '#a8684a', shirt: '#b3324f', ground: '#f2dcd6' },
] as const satisfies readonly Person[]

/** Loads sharp only when it draws, which is only on the first start. */
async function drawn(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer()
}

const face = ({ hair, skin, shirt }: Person): string =>
  `<path d="M14 96c2-22 16-32 34-32s32 10 34 32z" fill="${shirt}"/><rect x="41" y="54" width="14" height="14" rx="6" fill="${skin}"/>
   <circle cx="48" cy="42" r="19" fill="${skin}"/><path d="M27 44c-4-21 10-30 22-30s25 9 21 31c-3-9-8-15-14-18-8 5-19 6-24 6-3 3-4 6-5 11z" fill="${hair}"/>
   <circle cx="41" cy="44" r="1.8" fill="${hair}"/><circle cx="55" cy="44" r="1.8" fill="${hair}"/>
   <path d="M42 52c4 3 8 3 12 0" stroke="${hair}" stroke-width="1.4" fill="none" stroke-linecap="round"/>`

/** Draws a photo in the size that the site stores. */
export const drawFace = (person: Person): Promise<Buffer> =>
  drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 96 96">
    <rect width="96" height="96" fill="${person.ground}"/>${face(person)}</svg>`)

/** Draws a card with the same face and 'SPECIMEN' across it. */
export const drawCard = (person: Person, name: string): Promise<Buffer> =>
  drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="920" viewBox="0 0 144 92">
    <rect width="144" height="92" rx="6" fill="#e3efe9"/><rect width="144" height="16" rx="6" fill="${person.shirt}"/>
    <text x="8" y="11" font-family="sans-serif" font-size="7" fill="#fff">Identity card of nowhere</text>
    <svg x="8" y="24" width="40" height="52" viewBox="8 8 80 88"><rect width="96" height="96" fill="${person.ground}"/>${face(person)}</svg>
    <text x="56" y="34" font-family="sans-serif" font-size="8" fill="#22312d">${name}</text>
    <text x="56" y="46" font-family="sans-serif" font-size="6" fill="#22312d">Born 14 August 1996</text>
    <text x="56" y="58" font-family="sans-serif" font-size="6" fill="#22312d">No. 0000 0000 7735</text>
    <text x="54" y="82" font-family="sans-serif" font-size="13" fill="${person.shirt}" opacity=".35" transform="rotate(-8 54 82)">SPECIMEN</text></svg>`)
