import { createElement, type ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import AboutHotel from './about-hotel.tsx'

type Hotel = ComponentProps<typeof AboutHotel>['hotel']
type Surroundings = Hotel['surroundings']

const NOTHING: Surroundings = { station: null, landmark: null, isOnPlan: false }
const STATION = { kind: 'rail', name: 'Pune Junction', names: {}, metres: 1200 } as const
const LANDMARK = { kind: 'landmark', name: 'Shaniwar Wada', names: {}, metres: 800 } as const

const shown = (surroundings: Surroundings) => {
  const hotel = {
    name: 'The Lantern Court',
    description: 'Quiet rooms.',
    address: '28 Church Street',
    stars: null,
    location: { lat: 18.5, lng: 73.8 },
    surroundings,
  } as Hotel
  return renderToStaticMarkup(createElement(AboutHotel, { hotel })).replaceAll(/<[^>]+>/g, ' ')
}

test('a hotel’s page offers a map only if the city’s plan shows the hotel, but always offers the map app', () => {
  expect(shown({ ...NOTHING, isOnPlan: true })).toContain('Show on a map')
  const without = shown({ ...NOTHING, landmark: LANDMARK })
  expect(without).not.toContain('Show on a map')
  expect(without).toMatch(/28 Church Street\s+800 m from Shaniwar Wada in a straight line/)
  expect(without).toContain('Open in your map app')
})

test.each<[string, Surroundings]>([
  ['1.2 km from Pune Junction railway station in a straight line', { ...NOTHING, station: STATION }],
  [
    '1.2 km from Swargate metro station in a straight line',
    { ...NOTHING, station: { ...STATION, kind: 'metro', name: 'Swargate' } },
  ],
  [
    '1.2 km from Egmore Metro in a straight line',
    { ...NOTHING, station: { ...STATION, kind: 'metro', name: 'Egmore Metro' } },
  ],
  [
    '1.2 km from Pune Junction railway station and 800 m from Shaniwar Wada, in a straight line',
    { ...NOTHING, station: STATION, landmark: LANDMARK },
  ],
])('a hotel’s page says: %s', (words, surroundings) => {
  expect(shown(surroundings)).toContain(words)
})
