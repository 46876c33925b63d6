import { useCallback, useEffect, useRef } from 'react'
import { PAGES } from '#domain/page-configuration.ts'
import { IconButton } from '#web/ui/button.tsx'
import type { MapPoint, PlanPart } from './map-points.ts'
import { openMap, type OpenMap } from './open-map.ts'
import './map.css'
import * as t from '#words/map.ts'

type MapViewProps = {
  points: readonly MapPoint[]
  parts: readonly PlanPart[]
  chosen: number | undefined
  onChoose: (id: number) => void
  /** its accessible name */
  label: string
}

/** A map that scrolls to the chosen hotel. Loads only when a guest asks for it. */
export function MapView({ points, parts, chosen, onChoose, label }: MapViewProps) {
  const map = useRef<OpenMap | undefined>(undefined)
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
    map.current?.choose(chosen)
  })
  const show = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return undefined
      map.current = openMap(element, { points, parts, onChoose: (id) => choose.current(id) })
      return () => map.current?.close()
    },
    [points, parts],
  )
  return (
    <div className="map-frame">
      <section ref={show} className="map-view" aria-label={label} />
      <div className="map-buttons">
        <IconButton icon="plus" label={t.zoomIn} onClick={() => map.current?.zoom(1)} />
        <IconButton icon="minus" label={t.zoomOut} onClick={() => map.current?.zoom(-1)} />
      </div>
      <p className="map-source">{PAGES.mapTiles?.attribution ?? t.ourOwnMap}</p>
    </div>
  )
}
