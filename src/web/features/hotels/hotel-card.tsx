import { useState } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import { formatRupees } from '#domain/kernel/money.ts'
import { PRODUCT_NAME } from '#domain/site-basics.ts'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { hotelPath } from '#web/lib/paths.ts'
import { foreignLanguageOf } from '#web/ui/language-of.ts'
import { Carousel } from '#web/ui/carousel.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Price } from '#web/ui/price.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import type { HotelCardView } from './hotel-card-view.ts'
import { HotelPicture } from './hotel-picture.tsx'
import { StarRating } from './star-rating.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/hotels.ts'

const SIZES = '(min-width: 75em) 296px, (min-width: 36.0625em) 46vw, 92vw'

type HotelCardProps = {
  hotel: HotelCardView
  /** the stay to pass on to the hotel's page, as a query string */
  stay: string
  /** 'first' for the card at the top of the page */
  loading?: 'first' | 'eager' | 'lazy'
  sizes?: string
  /** heading level: one below the list's own heading */
  heading?: 'h2' | 'h3'
}

/** Shows a hotel in a list (specification §2). An unavailable hotel has no link. */
export function HotelCard({ hotel, stay, loading = 'lazy', sizes = SIZES, heading: Heading = 'h3' }: HotelCardProps) {
  const path = hotel.isAvailable ? hotelPath(hotel.slug, stay) : undefined
  return (
    <article className={hotel.isAvailable ? 'hotel-card' : 'hotel-card sold'}>
      <div className="picture-frame card-picture">
        <CardPictures hotel={hotel} path={path} loading={loading} sizes={sizes} />
        <div className="card-badges">
          {!hotel.isAvailable && <span className="badge dull">{hotel.isPaused ? common.noNewBookings : t.sold}</span>}
          {hotel.welcomed ? (
            <span className="badge">
              <Icon name="hand-heart" />
              <span>
                <Sentence text={hotel.welcomed} />
              </span>
            </span>
          ) : (
            hotel.isNew && <span className="badge">{t.newOn(PRODUCT_NAME)}</span>
          )}
        </div>
      </div>
      <FavouriteHeart hotelId={hotel.id} hotelName={hotel.name} className="card-heart" />
      <div className="card-words">
        <div className="card-name">
          <Heading lang={foreignLanguageOf(hotel.name)}>
            {path ? <Link to={path}>{hotel.name}</Link> : hotel.name}
          </Heading>
          <StarRating rating={hotel.rating} reviewsCount={hotel.reviewsCount} />
        </div>
        <p className="soft" lang={foreignLanguageOf(hotel.locality)}>
          {hotel.locality}
        </p>
        <CardPrice hotel={hotel} />
        <Traits traits={hotel.traits} />
      </div>
    </article>
  )
}

type CardPicturesProps = Pick<Required<HotelCardProps>, 'hotel' | 'loading' | 'sizes'> & { path: string | undefined }

/**
 * Keyboards and screen readers use the link on the name below; the same link over a picture is for touch. Screen
 * readers see only the visible picture.
 */
function CardPictures({ hotel, path, loading, sizes }: CardPicturesProps) {
  const [shown, setShown] = useState(0)
  const slides = hotel.pictures.length > 0 ? hotel.pictures : [undefined]
  return (
    <Carousel about={{ name: hotel.name, captions: hotel.pictures.map(({ alt }) => alt) }} onMove={setShown}>
      {slides.map((picture, index) => (
        <div key={picture?.url ?? 'default'} className="card-slide" aria-hidden={index !== shown}>
          <HotelPicture
            picture={picture}
            alt={picture?.alt ?? t.noPictureYet}
            sizes={sizes}
            loading={index === 0 ? loading : 'lazy'}
          />
          {path && <Link className="card-slide-link" to={path} tabIndex={-1} aria-hidden="true" />}
        </div>
      ))}
    </Carousel>
  )
}

/** Comes last, with a fixed height even if it is empty, so that cards in a row are equally high. */
const Traits = ({ traits }: Pick<HotelCardView, 'traits'>) => (
  <ul className="card-traits">
    {traits.map(({ icon, words, isOnlyIcon }) => (
      <li key={icon + words} className="card-trait">
        <Icon name={icon} />
        <span className={isOnlyIcon && 'visually-hidden'}>
          <Sentence text={words} />
        </span>
      </li>
    ))}
  </ul>
)

function CardPrice({ hotel }: { hotel: HotelCardView }) {
  if (hotel.isPaused) return <p className="price-row soft">{t.takesNoNewBookings}</p>
  const { total, tax } = hotel
  if (total === undefined || !hotel.isAvailable) return <p className="price-row soft">{t.notAvailable}</p>
  const price = <Price amount={total} usual={hotel.usualTotal} />
  return (
    <>
      {hotel.time && <p className="card-time">{hotel.time}</p>}
      <p className="price-row">
        {hotel.isFromPrice ? <Sentence text={t.fromPrice} price={() => price} /> : price}
        <span className="soft">{t.madeOf(formatRupees(total - tax), formatRupees(tax))}</span>
      </p>
      {hotel.promise && (
        <p className="card-promise">
          <Icon name="check" />
          {hotel.promise}
        </p>
      )}
    </>
  )
}
