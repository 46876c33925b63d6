import { languageOf } from '#web/ui/language-of.ts'
import type { HotelPicture as Picture } from '#contract/hotels.ts'
import { tintBackground } from '#domain/pictures/tint.ts'
import { PictureSource } from '#web/ui/picture-source.tsx'

/** The shape of every picture: specification §2 makes the default image 352 by 188. */
const WIDTH = 352
const HEIGHT = 188
const DEFAULT_PICTURE = '/default-hotel.svg'

const srcSetOf = ({ url, widths }: Picture): string =>
  widths.map((width) => `${url.replace(/-\d+(?=\.\w+$)/, `-${width}`)} ${width}w`).join(', ')

type HotelPictureProps = {
  picture: Picture | undefined
  /** its displayed width, for the attribute `sizes` */
  sizes: string
  /** whether it loads before everything else; only for a page's first picture */
  loading?: 'first' | 'eager' | 'lazy'
  /** marks a picture as decoration if the text next to it says the same */
  alt?: string
  /** 'wide' if a desktop shows it larger than any AVIF */
  shown?: 'small' | 'wide'
}

export function HotelPicture({ picture, sizes, loading = 'lazy', alt = '', shown = 'small' }: HotelPictureProps) {
  if (!picture) return <img src={DEFAULT_PICTURE} alt={alt} width={WIDTH} height={HEIGHT} />
  return (
    <picture>
      <PictureSource url={picture.url} sizes={sizes} shown={shown} />
      <img
        src={picture.url}
        srcSet={srcSetOf(picture)}
        sizes={sizes}
        alt={alt}
        lang={languageOf(alt)}
        width={WIDTH}
        height={HEIGHT}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        decoding="async"
        fetchPriority={loading === 'first' ? 'high' : 'auto'}
        style={{ background: tintBackground(picture.tint) }}
      />
    </picture>
  )
}
