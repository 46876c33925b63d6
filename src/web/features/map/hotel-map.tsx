import { useEffect, useMemo, useState } from 'react'
import type { Hotel } from '#contract/hotels.ts'
import { browserApi } from '#web/lib/api.ts'
import { mapPath } from '#web/lib/paths.ts'
import { Sheet } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import { planParts, type PlanPart, type Place } from './map-points.ts'
import { MapView } from './map-view.tsx'
import * as t from '#words/map.ts'

type HotelMapProps = {
  hotel: Pick<Hotel, 'id' | 'slug' | 'name' | 'locality' | 'city' | 'citySlug' | 'address'> & { location: Place }
  onClose: () => void
}

/** Shows one hotel among its city's localities. If they fail to load, the pin and the address still help. */
export default function HotelMap({ hotel, onClose }: HotelMapProps) {
  const [parts, setParts] = useState<PlanPart[]>()
  useEffect(() => {
    void browserApi
      .get('/cities/{id}', { params: { id: hotel.citySlug } })
      .then((answer) => setParts(answer.ok ? planParts(answer.value) : []))
  }, [hotel.citySlug])
  const { id, slug, name, locality, location } = hotel
  const points = useMemo(
    () => [{ id, slug, name, locality, place: location, label: name, isAvailable: true }],
    [id, slug, name, locality, location],
  )
  return (
    <Sheet title={t.hotelOnMap(name)} className="map-sheet" frame="bare" leaving={{ closable: true, onClose }}>
      {parts === undefined ? (
        <LoadingWord />
      ) : (
        <MapView points={points} parts={parts} chosen={id} onChoose={() => undefined} label={t.mapAround(name)} />
      )}
      <footer className="map-address">
        <p>
          {hotel.address}, {locality}, {hotel.city}
        </p>
        <a className="button quiet" href={mapPath(location)} rel="noreferrer" target="_blank">
          <Icon name="navigation" />
          {t.openInMapApp}
        </a>
      </footer>
    </Sheet>
  )
}
