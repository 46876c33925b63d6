import type { PictureSubject } from '#domain/pictures/photo-subjects.ts'

const SUBJECTS: Record<PictureSubject, string> = {
  bed: 'படுக்கை',
  bathroom: 'குளியலறை',
  room: 'அறை',
  bathtub: 'பாத்டப்',
  view: 'வெளிக்காட்சி',
  entrance: 'நுழைவாயில்',
  reception: 'ரிசப்ஷன்',
  breakfast: 'காலை உணவு',
  facade: 'தெருவிலிருந்து ஹோட்டல்',
  balcony: 'பால்கனி',
  lounge: 'லவுஞ்ச்',
}

export const pictureText = (written: string, subject: PictureSubject | undefined): string =>
  subject === undefined ? written : SUBJECTS[subject]

type Place = { place: number; count: number }

export const placeOfPicture = (_written: string, { place, count }: Place): string =>
  `ஹோட்டலின் படம் ${place}, மொத்தம் ${count}`
