import type { CityView } from '#db/picture-pool/picture-pool.ts'
import { slugOf } from '#domain/kernel/slug.ts'

export interface DemoLocality {
  slug: string
  name: string
  lat: number
  lng: number
  pincode: string
}

export interface DemoCity {
  slug: string
  name: string
  state: string
  /** Older or other spellings that people type. */
  aliases: readonly string[]
  lat: number
  lng: number
  /** The city's price level, from 1 (cheap) to 5 (expensive). */
  priceLevel: number
  views: readonly CityView[]
  /** How many hotels the demo catalogue has in this city. */
  hotelCount: number
  localities: readonly DemoLocality[]
}

const row = /^(?<name>.+?)\s+(?<lat>-?\d+\.\d+)\s+(?<lng>-?\d+\.\d+)\s+(?<pincode>\d{6})$/

/** Parses localities written one per line: name, latitude, longitude (approximate), pincode. */
export function localities(table: string): readonly DemoLocality[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const { name, lat, lng, pincode } = row.exec(line.trim())?.groups ?? {}
      if (!name || !lat || !lng || !pincode) throw new Error(`Not a locality: ${line}`)
      return { slug: slugOf(name), name, lat: Number(lat), lng: Number(lng), pincode }
    })
}
