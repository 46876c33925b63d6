import type { Surroundings } from '#contract/hotels.ts'
import { distanceFrom } from './places.ts'

export const mapOf = (city: string) => `${city} மேப்`
export const couldNotLoadMap = 'மேப்பைத் திறக்க முடியவில்லை. உங்கள் இணைப்பைப் பாருங்கள். பின்னால் உள்ள பட்டியலில் எல்லா ஹோட்டல்களும் உள்ளன.'
export const noExactPlaces = 'இந்த ஹோட்டல்களின் சரியான இடம் இன்னும் எங்களிடம் இல்லை. அவை எல்லாம் பட்டியலில் உள்ளன.'
export const sold = 'நிரம்பியது'
export const pinsFrom = (count: number, price: string) => `${count} ஹோட்டல்\n${price} முதல்`
export const pinsSold = (count: number) => `${count} நிரம்பியவை`
export const chosenAndMore = (label: string, more: number) => `${label} +${more}`
export const pins = 'மேப்பில் ஹோட்டல்கள்'
export const pinOf = (label: string, hotel: string, locality: string) => `${label}: ${hotel}, ${locality}`
export const groupOfPins = (label: string) => `${label.replace('\n', ' ')}: அருகருகே உள்ள ஹோட்டல்கள், பெரிதாக்குங்கள்`
export const chosenHotel = 'தேர்ந்தெடுத்த ஹோட்டல்'
export const closeCard = 'அட்டையை மூடு'
export const seeHotel = (hotel: string) => `ஹோட்டலைப் பார்<hidden>: ${hotel}</hidden>`
export const withoutPlace = (count: number) => `பட்டியலில் மேலும் ${count} ஹோட்டலின் சரியான இடம் இன்னும் இல்லை.`

export const here = 'இங்கே'
export const hotelOnMap = (hotel: string) => `மேப்பில் ${hotel}`
export const mapAround = (hotel: string) => `${hotel} சுற்றியுள்ள மேப்`
export const planDidNotLoad = 'மேப் திறக்கவில்லை. முகவரியும் உங்கள் மேப் ஆப்பும் இன்னும் உதவும்.'

export function nearby({ station, landmark }: Surroundings): string | undefined {
  if (station && landmark) return `நேர்கோட்டுத் தூரம்: ${distanceFrom(station)}, ${distanceFrom(landmark)}`
  const nearest = station ?? landmark
  return nearest ? `நேர்கோட்டுத் தூரம்: ${distanceFrom(nearest)}` : undefined
}
export const openInMapApp = 'உங்கள் மேப் ஆப்பில் திற<hidden> (புதிய டேப்)</hidden>'

export const zoomIn = 'பெரிதாக்கு'
export const zoomOut = 'சிறிதாக்கு'
export const ourOwnMap = 'எங்கள் சொந்த மேப், வடக்கு மேலே'
