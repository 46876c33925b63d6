import { expect, test } from 'vitest'
import { fromHindi } from './case-endings.ts'

test.each([
  ['पुणे हवाई अड्डा', 'पुणे हवाई अड्डे से'],
  ['हुमायूँ का मक़बरा', 'हुमायूँ के मक़बरे से'],
  ['बड़ा इमामबाड़ा', 'बड़े इमामबाड़े से'],
  ['लाल किला', 'लाल किले से'],
  ['शनिवार वाड़ा', 'शनिवार वाड़े से'],
  ['बांद्रा', 'बांद्रा से'],
  ['हावड़ा', 'हावड़ा से'],
  ['वनाज मेट्रो', 'वनाज मेट्रो से'],
  ['Agara Lake', 'Agara Lake से'],
])('a distance in Hindi gives the place %s its case ending', (place, from) => {
  expect(fromHindi(place)).toBe(from)
})
