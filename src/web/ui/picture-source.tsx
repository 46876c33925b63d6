import { AVIF_WIDTHS } from '#domain/pictures/picture-sizes.ts'

/** Where a screen is so wide that a large picture needs more pixels than AVIF has. */
const NARROW = '(max-width: 61.99em)'

/** `url` in the address of its WebP, '/pictures/pool/hero-352.webp'. */
const avifSet = (url: string): string =>
  AVIF_WIDTHS.map((width) => `${url.replace(/-\d+\.webp$/, `-${width}.avif`)} ${width}w`).join(', ')

type PictureSourceProps = { url: string; sizes: string; shown?: 'small' | 'wide' }

/**
 * The AVIF of a picture of the site, a third lighter, for browsers that know it; stands before the `<img>` with its WebP.
 * At three pixels for each of CSS a phone gets two, which nobody can tell apart.
 */
export const PictureSource = ({ url, sizes, shown = 'small' }: PictureSourceProps) => (
  <source type="image/avif" srcSet={avifSet(url)} sizes={sizes} media={shown === 'wide' ? NARROW : undefined} />
)
