import * as L from 'leaflet'
import type { CityPlan, PlanPlace } from '#contract/city-plans.ts'
import type { LocalityName, NamedPlace, Place } from './map-points.ts'
import { namesWithRoom, type NameBox } from './names-with-room.ts'

/** A name on the plan; `hasDot` says whether the place has a dot as well. */
type PlanName = { text: string; at: Place; nearOnly: boolean; hasDot: boolean; marker: L.Marker }

/** Minor stations appear from this zoom. */
const NEAR_ZOOM = 14
const [NAME_HEIGHT, NAME_LETTER_WIDTH] = [18, 8]
/** The heights at which a name may be, in pixels below its place: next to its dot, or clear of the pins there. */
const [BY_DOT, BY_PINS] = [
  [16, -16],
  [0, 36, -36],
]
const NAMES_PANE = 'plan-names'

const ROADS = [
  { kinds: ['primary', 'ring'], className: 'plan-road' },
  { kinds: ['motorway', 'trunk'], className: 'plan-road is-wide' },
]
const PLACES: Record<PlanPlace['kind'], string> = {
  rail: 'has-dot',
  airport: 'has-dot',
  metro: 'has-dot is-metro',
  landmark: 'has-dot is-landmark',
  college: 'has-dot is-landmark',
  hospital: 'has-dot is-landmark',
  mall: 'has-dot is-landmark',
}

type Position = number[]
const toLatLng = ([lng = 0, lat = 0]: Position): L.LatLngTuple => [lat, lng]

function drawLayers(map: L.Map, { layers }: CityPlan): void {
  const lines = (drawn: readonly Position[][], className: string) => {
    if (drawn.length === 0) return
    L.polyline(
      drawn.map((line) => line.map(toLatLng)),
      { className, interactive: false, fill: false },
    ).addTo(map)
  }
  const areas = (drawn: readonly Position[][][], className: string) => {
    // Draw one path for each area, because in a single path the even-odd rule would cut a hole where two overlap.
    for (const rings of drawn)
      L.polygon(
        rings.map((ring) => ring.map(toLatLng)),
        { className, interactive: false, stroke: false },
      ).addTo(map)
  }
  areas(layers.outline, 'plan-land')
  areas(layers.water, 'plan-water')
  lines(layers.coast, 'plan-coast')
  for (const { kinds, className } of ROADS)
    lines(
      layers.roads.flatMap((road) => (kinds.includes(road.class) ? [road.line] : [])),
      className,
    )
  lines(layers.rail, 'plan-rail')
  lines(layers.railSchematic, 'plan-rail is-schematic')
  const metro = (isSchematic: boolean) =>
    layers.metro.flatMap(({ line, schematic }) => (schematic === isSchematic ? [line] : []))
  lines(metro(false), 'plan-metro')
  lines(metro(true), 'plan-metro is-schematic')
}

/** Builds elements, because the pages' policy refuses markup from strings. */
function nameMarker(map: L.Map, text: string, { at, className }: { at: Place; className: string }): L.Marker {
  const words = document.createElement('span')
  words.textContent = text
  const icon = L.divIcon({ html: words, className: `plan-name ${className}`, iconSize: [0, 0] })
  return L.marker(at, { icon, interactive: false, keyboard: false, pane: NAMES_PANE }).addTo(map)
}

type Drawn = { plan: CityPlan | undefined; localities: readonly LocalityName[]; first: readonly NamedPlace[] }

function drawNames(map: L.Map, { plan, localities, first }: Drawn): PlanName[] {
  const isFirst = ({ kind, name }: NamedPlace) => first.some((place) => place.kind === kind && place.name === name)
  const places = (plan?.places ?? []).map((place) => ({
    text: place.name,
    at: place,
    nearOnly: place.rank > 1 && !isFirst(place),
    hasDot: true,
    isFirst: isFirst(place),
    className: PLACES[place.kind],
  }))
  const parts = localities.map(({ name, place }) => ({
    text: name,
    at: place,
    nearOnly: false,
    hasDot: false,
    className: 'is-locality',
  }))
  // The most useful names come first, because they then get the free places.
  const ordered = [...places.filter((place) => place.isFirst), ...parts, ...places.filter((place) => !place.isFirst)]
  return ordered.map((name) => ({ ...name, marker: nameMarker(map, name.text, name) }))
}

export type DrawnPlan = {
  /** Shows the names for which the pins leave room. Call it after each move of the map. */
  arrange: (pins: readonly NameBox[]) => void
}

/**
 * Draws only what our data contain about a city, and invents nothing. Lines that do not follow the real course are
 * dashed.
 */
export function drawPlan(map: L.Map, drawn: Drawn): DrawnPlan {
  const pane = map.createPane(NAMES_PANE)
  // Hidden from screen readers, because the names repeat what the list and the text next to the map say.
  pane.setAttribute('aria-hidden', 'true')
  if (drawn.plan) drawLayers(map, drawn.plan)
  const names = drawNames(map, drawn)
  return {
    arrange(pins) {
      const isNear = map.getZoom() >= NEAR_ZOOM
      const boxes = names.map((name, id) => {
        const { x, y } = map.latLngToContainerPoint(name.at)
        const width = name.text.length * NAME_LETTER_WIDTH
        return { id, x, y, width, height: NAME_HEIGHT, heights: name.hasDot ? BY_DOT : BY_PINS }
      })
      const shown = isNear ? boxes : boxes.filter(({ id }) => !names[id]?.nearOnly)
      const { x: width, y: height } = map.getSize()
      const roomy = namesWithRoom(shown, { pins, width, height })
      for (const [id, { marker, nearOnly }] of names.entries()) {
        const element = marker.getElement()
        const top = roomy.get(id)
        element?.classList.toggle('is-nameless', top === undefined)
        element?.classList.toggle('is-far', nearOnly && !isNear)
        if (top !== undefined) element?.style.setProperty('--name-top', `${top}px`)
      }
    },
  }
}
