import { expect, test } from 'vitest'
import { fromTamil, inTamil } from './case-endings.ts'

test.each([
  ['சென்னை', 'சென்னையில்'],
  ['டெல்லி', 'டெல்லியில்'],
  ['பெங்களூரு', 'பெங்களூருவில்'],
  ['கொல்கத்தா', 'கொல்கத்தாவில்'],
  ['ஜெய்ப்பூர்', 'ஜெய்ப்பூரில்'],
  ['ஹைதராபாத்', 'ஹைதராபாத்தில்'],
  ['நாசிக்', 'நாசிக்கில்'],
  ['நுங்கம்பாக்கம்', 'நுங்கம்பாக்கத்தில்'],
  ['குருகிராம்', 'குருகிராமில்'],
  ['அண்ணா நகர்', 'அண்ணா நகரில்'],
  ['Velachery', 'Velachery-இல்'],
  ['Anna Nagar (West)', 'Anna Nagar (West)-இல்'],
])('the place %s gets the ending that Tamil gives it', (place, inside) => {
  expect(inTamil(place)).toBe(inside)
})

test.each([
  ['எழும்பூர் ரயில் நிலையம்', 'எழும்பூர் ரயில் நிலையத்திலிருந்து'],
  ['Guindy மெட்ரோ', 'Guindy மெட்ரோவிலிருந்து'],
  ['Marina Beach', 'Marina Beach-இலிருந்து'],
])('a distance from %s names the place it starts from', (place, from) => {
  expect(fromTamil(place)).toBe(from)
})
