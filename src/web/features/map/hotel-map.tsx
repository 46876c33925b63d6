import { useEffect, useMemo, useState } from 'react'
import type { HotelAndSurroundings } from '#contract/hotels.ts'
import { wholeAddress } from '#domain/hotels/whole-address.ts'
import { mapPath } from '#web/lib/paths.ts'
import { Sheet } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import { loadGround } from './load-ground.ts'
import type { Place } from './map-points.ts'
import { MapView } from './map-view.tsx'
import type { MapGround } from './open-map.ts'
import * as t from '#words/map.ts'

type HotelMapProps = {
  hotel: Pick<
    HotelAndSurroundings,
    'id' | 'slug' | 'name' | 'locality' | 'city' | 'citySlug' | 'address' | 'surroundings'
  > & { location: Place }
  onClose: () => void
}

/** Shows one hotel on its city's plan, with the nearest station and landmark. */
export default function HotelMap({ hotel, onClose }: HotelMapProps) {
  const [ground, setGround] = useState<MapGround | 'failed'>()
  useEffect(() => void loadGround(hotel.citySlug).then(setGround), [hotel.citySlug])
  const { id, slug, name, locality, location, surroundings } = hotel
  const points = useMemo(
    () => [{ id, slug, name, locality, place: location, label: t.here, total: null }],
    [id, slug, name, locality, location],
  )
  const first = useMemo(
    () => [surroundings.station, surroundings.landmark].flatMap((place) => place ?? []),
    [surroundings],
  )
  const near = t.nearby(surroundings)
  return (
    <Sheet title={t.hotelOnMap(name)} className="map-sheet" frame="bare" leaving={{ closable: true, onClose }}>
      {ground === undefined && <LoadingWord />}
      {ground === 'failed' && (
        <div className="sheet-body">
          <Notice tone="danger">{t.planDidNotLoad}</Notice>
        </div>
      )}
      {typeof ground === 'object' && (
        <MapView
          points={points}
          ground={ground}
          first={first}
          chosen={id}
          onChoose={() => undefined}
          label={t.mapAround(name)}
        />
      )}
      <footer className="map-address">
        <p>
          {wholeAddress(hotel.address, locality, hotel.city)}
          {near && <span className="soft map-near">{near}</span>}
        </p>
        <a className="button quiet" href={mapPath(location)} rel="noreferrer" target="_blank">
          <Icon name="navigation" />
          <Sentence text={t.openInMapApp} />
        </a>
      </footer>
    </Sheet>
  )
}
