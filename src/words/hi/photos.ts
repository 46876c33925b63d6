import type { PictureSubject } from '#domain/pictures/photo-subjects.ts'

const SUBJECTS: Record<PictureSubject, string> = {
  bed: 'बेड',
  bathroom: 'बाथरूम',
  room: 'रूम',
  bathtub: 'बाथटब',
  view: 'बाहर का नज़ारा',
  entrance: 'एंट्रेंस',
  reception: 'रिसेप्शन',
  breakfast: 'नाश्ता',
  facade: 'सड़क से होटल',
  balcony: 'बालकनी',
  lounge: 'लाउंज',
}

export const pictureText = (written: string, subject: PictureSubject | undefined): string =>
  subject === undefined ? written : SUBJECTS[subject]

type Place = { place: number; count: number }

export const placeOfPicture = (_written: string, { place, count }: Place): string =>
  `होटल की ${count} तस्वीरों में से ${place}`
