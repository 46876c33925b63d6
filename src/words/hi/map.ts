import type { Surroundings } from '#contract/hotels.ts'
import { distanceFrom } from './places.ts'

export const mapOf = (city: string) => `${city} का नक्शा`
export const couldNotLoadMap = 'नक्शा लोड नहीं हुआ। अपना कनेक्शन देखिए। पीछे की लिस्ट में सब होटल हैं।'
export const noExactPlaces = 'इन होटलों की सही जगह अभी हमारे पास नहीं है। ये सब लिस्ट में हैं।'
export const sold = 'भरा'
export const pinsFrom = (count: number, price: string) => `${count} होटल\n${price} से`
export const pinsSold = (count: number) => `${count} भरे`
export const chosenAndMore = (label: string, more: number) => `${label} +${more}`
export const pins = 'नक्शे पर होटल'
export const pinOf = (label: string, hotel: string, locality: string) => `${label}: ${hotel}, ${locality}`
export const groupOfPins = (label: string) => `${label.replace('\n', ' ')}: पास-पास के होटल, ज़ूम करें`
export const chosenHotel = 'चुना हुआ होटल'
export const closeCard = 'कार्ड बंद करें'
export const seeHotel = (hotel: string) => `होटल देखें<hidden>: ${hotel}</hidden>`
export const withoutPlace = (count: number) => `लिस्ट के ${count} और होटल की सही जगह अभी नहीं है।`

export const here = 'यहाँ'
export const hotelOnMap = (hotel: string) => `नक्शे पर ${hotel}`
export const mapAround = (hotel: string) => `${hotel} के आसपास का नक्शा`
export const planDidNotLoad = 'नक्शा लोड नहीं हुआ। पता और आपका मैप ऐप फिर भी काम आएँगे।'

export function nearby({ station, landmark }: Surroundings): string | undefined {
  if (station && landmark) return `सीधी दूरी: ${distanceFrom(station)}, और ${distanceFrom(landmark)}`
  const nearest = station ?? landmark
  return nearest ? `सीधी दूरी: ${distanceFrom(nearest)}` : undefined
}
export const openInMapApp = 'अपने मैप ऐप में खोलें<hidden> (नया टैब)</hidden>'

export const zoomIn = 'ज़ूम इन'
export const zoomOut = 'ज़ूम आउट'
export const ourOwnMap = 'हमारा अपना नक्शा, उत्तर ऊपर है'
