import type { HotelPicture as Picture } from '#contract/hotels.ts'
import { HotelPicture } from '#web/features/hotels/hotel-picture.tsx'
import { languageOf } from '#web/ui/language-of.ts'
import * as t from '#words/hotel-page.ts'

/**
 * Shows the full pictures in browsers without scripts, where the viewer cannot open. They load when the album is
 * unfolded.
 */
export default function HotelAlbum({ pictures }: { pictures: readonly Picture[] }) {
  if (pictures.length === 0) return null
  return (
    <details className="hotel-album">
      <summary className="link">{t.allPictures(pictures.length)}</summary>
      {pictures.map((picture) => (
        <figure key={picture.url}>
          <AlbumPicture picture={picture} />
          {picture.caption && <figcaption lang={languageOf(picture.caption)}>{picture.caption}</figcaption>}
        </figure>
      ))}
    </details>
  )
}

/** Older pictures were stored only in their cropped form. */
function AlbumPicture({ picture }: { picture: Picture }) {
  const { whole, alt } = picture
  if (!whole) return <HotelPicture picture={picture} alt={alt} sizes="100vw" />
  const { url, width, height } = whole
  return <img src={url} alt={alt} lang={languageOf(alt)} width={width} height={height} loading="lazy" />
}
