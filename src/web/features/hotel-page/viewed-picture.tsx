import type { HotelPicture as Picture } from '#contract/hotels.ts'
import { HOTEL_CUT } from '#domain/pictures/picture-sizes.ts'
import { languageOf } from '#web/ui/language-of.ts'
import { HotelPicture } from '#web/features/hotels/hotel-picture.tsx'
import { useZoom } from './use-zoom.ts'

type ViewedPictureProps = { picture: Picture; onSwipe: (by: 1 | -1) => void }

/** Shows one picture over the full height, uncropped if the whole photo is stored. Pinch and double tap enlarge it. */
export function ViewedPicture({ picture, onSwipe }: ViewedPictureProps) {
  const { whole } = picture
  const { zoom, handlers } = useZoom({ size: whole ?? HOTEL_CUT, onSwipe })
  const transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`
  return (
    <div className={`viewer-frame ${zoom.scale > 1 ? 'viewer-zoomed' : ''}`} {...handlers}>
      <div className="viewer-moved" style={zoom.scale > 1 ? { transform } : undefined}>
        {whole ? (
          <img
            className="viewer-whole"
            src={whole.url}
            alt={picture.alt}
            lang={languageOf(picture.alt)}
            width={whole.width}
            height={whole.height}
            draggable={false}
          />
        ) : (
          <div className="picture-frame viewer-picture">
            <HotelPicture picture={picture} alt={picture.alt} sizes="min(1000px, 100vw)" loading="eager" shown="wide" />
          </div>
        )}
      </div>
    </div>
  )
}
