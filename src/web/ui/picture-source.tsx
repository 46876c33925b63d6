import { AVIF_WIDTHS } from '#domain/pictures/picture-sizes.ts'

/** Limits the AVIF to screens on which its picture has enough pixels. */
const NARROW = '(max-width: 61.99em)'

/** `url` is the address of a picture's WebP, such as '/pictures/pool/hero-352.webp'. */
const avifSet = (url: string): string =>
  AVIF_WIDTHS.map((width) => `${url.replace(/-\d+\.webp$/, `-${width}.avif`)} ${width}w`).join(', ')

/** The smallest width, for a visitor who saves data. The server does the same for the header `Save-Data`. */
const SAVING = '(prefers-reduced-data: reduce) 1px'

type PictureSourceProps = { url: string; sizes: string; shown?: 'small' | 'wide' }

/**
 * The AVIF of a site picture, a third smaller, for browsers that support it. It precedes the `<img>` with the WebP.
 * Phones with three pixels per CSS pixel get two, which nobody can tell apart.
 */
export const PictureSource = ({ url, sizes, shown = 'small' }: PictureSourceProps) => (
  <source
    type="image/avif"
    srcSet={avifSet(url)}
    sizes={`${SAVING}, ${sizes}`}
    media={shown === 'wide' ? NARROW : undefined}
  />
)
