import { useState, type KeyboardEvent } from 'react'
import type { Hotel } from '#contract/hotels.ts'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { ReportSheet } from '#web/features/reports/report-button.tsx'
import { HotelPicture } from '#web/features/hotels/hotel-picture.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { languageOf } from '#web/ui/language-of.ts'
import { Modal } from '#web/ui/dialog.tsx'
import { ViewedPicture } from './viewed-picture.tsx'
import './picture-viewer.css'
import * as common from '#words/common.ts'
import * as t from '#words/hotel-page.ts'

type PictureViewerProps = { hotel: Hotel; first: number; onClose: () => void }

/**
 * Shows full-screen pictures, one at a time. Arrows, arrow keys, swipes and the thumbnails below change the picture.
 * After the last picture comes the first.
 */
export default function PictureViewer({ hotel, first, onClose }: PictureViewerProps) {
  const pictures = hotel._pictures
  const [index, setIndex] = useState(first)
  const move = (by: number) => setIndex((index + by + pictures.length) % pictures.length)
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') move(-1)
    if (event.key === 'ArrowRight') move(1)
  }
  const picture = pictures[index]
  const hasOthers = pictures.length > 1
  const [reported, report] = useState<string>()
  return (
    <>
      <Modal
        shape="viewer"
        leaving={{ closable: true, onClose }}
        aria-label={t.picturesOf(hotel.name)}
        onKeyDown={moveByKey}
      >
        <header>
          <IconButton icon="x" label={common.close} iconClassName="icon-large" onClick={onClose} />
          <output className="digits">{t.pictureOf(index + 1, pictures.length)}</output>
          <IconButton icon="flag" label={t.reportPicture} onClick={() => report(picture?.url)} />
          <FavouriteHeart hotelId={hotel.id} hotelName={hotel.name} className="page-heart" />
        </header>
        {/* The buttons are the controls; keys and swipes are an additional way to use them. */}
        <div className="viewer-main">
          {hasOthers && (
            <IconButton
              icon="chevron-left"
              label={t.previousPicture}
              className="max-lg:hidden"
              onClick={() => move(-1)}
            />
          )}
          <figure>
            {picture && <ViewedPicture key={picture.url} picture={picture} onSwipe={move} />}
            {picture?.caption && <figcaption lang={languageOf(picture.caption)}>{picture.caption}</figcaption>}
          </figure>
          {hasOthers && (
            <IconButton icon="chevron-right" label={t.nextPicture} className="max-lg:hidden" onClick={() => move(1)} />
          )}
        </div>
        {hasOthers && (
          <ul className="viewer-thumbs">
            {pictures.map((thumb, each) => (
              <li key={thumb.url}>
                <button
                  type="button"
                  aria-label={t.picture(each + 1)}
                  aria-current={each === index}
                  onClick={() => setIndex(each)}
                >
                  <span className="picture-frame viewer-thumb">
                    <HotelPicture picture={thumb} sizes="120px" />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Modal>
      {reported !== undefined && (
        <ReportSheet subject="picture" hotelId={hotel.id} of={reported} onClose={() => report(undefined)} />
      )}
    </>
  )
}
