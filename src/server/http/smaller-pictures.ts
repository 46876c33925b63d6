import type { IncomingMessage } from 'node:http'
import { HOTEL_WIDTHS } from '#domain/pictures/picture-sizes.ts'

const [SMALLEST, ...LARGER] = HOTEL_WIDTHS
/** Matches '/pictures/pool/hero-704.avif'. A whole photo, which somebody has opened, has no width in its name. */
const PICTURE = new RegExp(`^(/pictures/(?:pool|hotels)/[\\w-]+)-(?:${LARGER.join('|')})(\\.(?:webp|avif))$`)

export const savesData = (headers: IncomingMessage['headers']): boolean => headers['save-data'] === 'on'

/**
 * Turns a picture's address into that of its smallest width for a visitor who saves data. The pages stay the same for
 * everybody, and pictures are cached by the header (`VARY_BY_SAVING`).
 */
export const smallerPicture = ({ url = '/', headers }: IncomingMessage): string =>
  savesData(headers) ? url.replace(PICTURE, `$1-${SMALLEST}$2`) : url

export const VARY_BY_SAVING = 'save-data'
