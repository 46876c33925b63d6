import type { HotelStayChoice } from '#web/features/stay/hotel-stay-choice.ts'
import { useState } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import type { Hotel } from '#contract/hotels.ts'
import { HotelPicture } from '#web/features/hotels/hotel-picture.tsx'
import { HelpButton } from '#web/app/help-launcher.tsx'
import { HidePageButton } from '#web/app/hide-page-button.tsx'
import { MenuButton } from '#web/app/menu-button.tsx'
import { cityPath } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDialogPart } from '#web/ui/load-part.ts'
import * as t from '#words/hotel-page.ts'

const loadViewer = () => import('./picture-viewer.tsx')

const SIZES = '(min-width: 62em) 600px, 100vw'
/** The desktop layouts for few pictures, by the number of pictures. Five or more share one layout. */
const LAYOUTS: Record<number, string> = {
  0: 'gallery-of-1',
  1: 'gallery-of-1',
  2: 'gallery-of-2',
  3: 'gallery-of-3',
  4: 'gallery-of-4',
}

const SMALL_SIZES = '(min-width: 62em) 300px, 100vw'

type HotelGalleryProps = { hotel: Hotel; choice: HotelStayChoice }

/** Shows one list of pictures, which is swiped on a phone and is a grid of five on a desktop. Each opens the viewer. */
export function HotelGallery({ hotel, choice }: HotelGalleryProps) {
  const [shown, setShown] = useState(0)
  const [viewed, setViewed] = useState(0)
  const viewer = useDialogPart(loadViewer, t.thePictureViewer)
  const view = (index: number) => {
    setViewed(index)
    viewer.open()
  }
  const pictures = hotel._pictures
  const count = pictures.length
  return (
    <div className="gallery-frame">
      <div className={`gallery ${LAYOUTS[count] ?? ''}`}>
        {count === 0 && <NoPictures />}
        <Carousel onMove={setShown} dots="none" className="gallery-track">
          {pictures.map((picture, index) => (
            <div key={picture.url} className="picture-frame gallery-picture">
              <HotelPicture
                picture={picture}
                alt={picture.alt}
                sizes={index === 0 ? SIZES : SMALL_SIZES}
                loading={index === 0 ? 'first' : 'lazy'}
                shown={index === 0 ? 'wide' : 'small'}
              />
              <button
                type="button"
                className="gallery-opener needs-script"
                aria-label={t.openPicture(index + 1, count)}
                onClick={() => view(index)}
              />
            </div>
          ))}
        </Carousel>
        {count > 0 && (
          <Button className="gallery-all needs-script max-lg:hidden" onClick={() => view(0)}>
            <Icon name="camera" />
            {t.allPictures(count)}
          </Button>
        )}
      </div>
      <GalleryDiscs hotel={hotel} choice={choice} />
      {count > 1 && (
        <span className="gallery-count digits lg:hidden" aria-hidden="true">
          {t.pictureOf(Math.min(shown + 1, count), count)}
        </span>
      )}
      {viewer.Shown && <viewer.Shown hotel={hotel} first={viewed} onClose={viewer.close} />}
    </div>
  )
}

/** Reserves the space of the pictures, so that the buttons over them never cover the hotel's name. */
const NoPictures = () => (
  <div className="picture-frame gallery-picture gallery-none">
    <HotelPicture picture={undefined} sizes={SIZES} />
    <p>{t.photosFollow}</p>
  </div>
)

/** On a phone these buttons lie over the picture, which replaces the header. */
function GalleryDiscs({ hotel, choice }: HotelGalleryProps) {
  return (
    <div className="gallery-bar lg:hidden">
      <Link
        className="icon-button gallery-button"
        to={cityPath(hotel.citySlug, choice.search.slice(1))}
        aria-label={t.backToHotelsIn(hotel.city)}
      >
        <Icon name="arrow-left" className="icon-large" />
      </Link>
      <MenuButton className="gallery-button" />
      <span className="grow" />
      <HelpButton className="gallery-button" />
      <HidePageButton className="gallery-button" />
    </div>
  )
}
