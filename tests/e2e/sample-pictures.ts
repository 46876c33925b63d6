import sharp from 'sharp'

const drawn = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()

/** A face as a phone photographs it, with more pixels than the site stores. */
export const sampleFace = (): Promise<Buffer> =>
  drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600" viewBox="0 0 96 96">
    <rect width="96" height="96" fill="#f5dcd6"/><path d="M14 96c2-22 16-32 34-32s32 10 34 32z" fill="#b3324f"/>
    <circle cx="48" cy="42" r="20" fill="#b9795a"/>
    <path d="M26 44c-3-20 10-30 23-30s25 9 22 31c-4-9-8-15-14-18-8 5-20 6-25 6-4 3-5 6-6 11z" fill="#2a1526"/></svg>`)

/** A made-up identity card that belongs to no person and no country. */
export const sampleCard = (colour = '#0f5b52'): Promise<Buffer> =>
  drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="960" viewBox="0 0 96 64">
    <rect width="96" height="64" fill="#e3efe9"/><rect width="96" height="12" fill="${colour}"/>
    <rect x="10" y="22" width="22" height="28" rx="3" fill="${colour}" opacity=".45"/>
    <path d="M42 26h42M42 35h34M42 44h24" stroke="${colour}" stroke-width="4" opacity=".6"/></svg>`)

/** A file for the file picker. */
export const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
