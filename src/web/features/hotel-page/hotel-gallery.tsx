import type { HotelStayChoice } from '#web/features/stay/hotel-stay-choice.ts'
import { useState } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import type { Hotel } from '#contract/hotels.ts'
import { HotelPicture } from '#web/features/hotels/hotel-picture.tsx'
import { HelpButton } from '#web/app/help-launcher.tsx'
import { HidePageButton } from '#web/app/hide-page-button.tsx'
import { MenuButton } from '#web/app/menu-button.tsx'
import { cityPath, mapPath } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDialogPart } from '#web/ui/load-part.ts'
import { ServerOnly } from '#web/ui/server-only.tsx'
import MapTile from './map-tile.server-only.tsx'
import * as t from '#words/hotel-page.ts'

const loadMapTile = () => import('./map-tile.tsx')
const loadViewer = () => import('./picture-viewer.tsx')

const SIZES = '(min-width: 62em) 600px, 100vw'
const SMALL_SIZES = '(min-width: 62em) 300px, 100vw'

type HotelGalleryProps = { hotel: Hotel; choice: HotelStayChoice }

/** One list of pictures: swiped on a phone, a grid of four with the map on a desktop. Each opens the viewer. */
export function HotelGallery({ hotel, choice }: HotelGalleryProps) {
  const [shown, setShown] = useState(0)
  const [viewed, setViewed] = useState(0)
  const viewer = useDialogPart(loadViewer, t.pictureViewer)
  const view = (index: number) => {
    setViewed(index)
    viewer.open()
  }
  const pictures = hotel._pictures
  const count = pictures.length
  return (
    <div className="gallery-frame">
      <div className="gallery">
        <Carousel onMove={setShown} dots="none" aside={<MapLink hotel={hotel} />} className="gallery-track">
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
                className="gallery-opener"
                aria-label={t.pictureOfOpenFullScreen(index + 1, count)}
                onClick={() => view(index)}
              />
            </div>
          ))}
        </Carousel>
        <Button className="gallery-all max-lg:hidden" onClick={() => view(0)}>
          <Icon name="camera" />
          {t.allPictures(count)}
        </Button>
      </div>
      <GalleryDiscs hotel={hotel} choice={choice} />
      {count > 1 && (
        <span className="gallery-count digits lg:hidden" aria-hidden="true">
          {t.ofLabel(Math.min(shown + 1, count), count)}
        </span>
      )}
      {viewer.Shown && <viewer.Shown hotel={hotel} first={viewed} onClose={viewer.close} />}
    </div>
  )
}

function MapLink({ hotel }: { hotel: Hotel }) {
  if (!hotel.location) return null
  return (
    <a
      className="picture-frame gallery-picture gallery-map"
      href={mapPath(hotel.location)}
      rel="noreferrer"
      target="_blank"
    >
      <span className="visually-hidden">{t.onMapNewTab(hotel.locality)}</span>
      <ServerOnly load={loadMapTile} part={{}}>
        <MapTile />
      </ServerOnly>
    </a>
  )
}

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
      <span className="grow" />
      <HelpButton className="gallery-button" />
      <HidePageButton className="gallery-button" />
      <MenuButton className="gallery-button" />
    </div>
  )
}
