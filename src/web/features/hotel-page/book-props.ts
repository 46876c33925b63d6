import type { HotelPageData } from './hotel-page-data.ts'
import type { HotelStayChoice } from '#web/features/stay/hotel-stay-choice.ts'

export type BookProps = { page: HotelPageData; choice: HotelStayChoice }
