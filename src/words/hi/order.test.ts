/** Tests Hindi sentences made of parts whose number or order differs from English. */
import { expect, test } from 'vitest'
import { pleaseAddYour } from './account/sign-in.ts'
import { roomsAreFree } from './another-room.ts'
import { hotelOpened } from './bookings/booking.ts'
import { didYouAskForHours } from './bookings/list.ts'
import { thenSteps } from './check-in.ts'
import { distanceFrom, distanceOnCard } from './places.ts'

test.each([
  [pleaseAddYour(['email']), 'अपना ईमेल लिखिए।'],
  [pleaseAddYour(['name', 'email', 'phone']), 'अपना नाम, ईमेल और फ़ोन नंबर लिखिए।'],
  [thenSteps(['key']), 'फिर चाबी'],
  [thenSteps(['identity', 'partner', 'key']), 'फिर ID, पार्टनर और चाबी'],
  [roomsAreFree(1, 'रात 9 बजे'), 'नीचे वाला रूम रात 9 बजे से खाली है, और आपको और कुछ नहीं देना। आपका समय वही रहेगा।'],
  [roomsAreFree(2, 'रात 9 बजे'), 'नीचे के दोनों रूम रात 9 बजे से खाली हैं, और आपको और कुछ नहीं देना। आपका समय वही रहेगा।'],
  [roomsAreFree(4, 'रात 9 बजे'), 'नीचे के सभी 4 रूम रात 9 बजे से खाली हैं, और आपको और कुछ नहीं देना। आपका समय वही रहेगा।'],
  [hotelOpened(['photo']), 'होटल ने चेक-इन के लिए आपकी फ़ोटो खोली। चेक-आउट के बाद वह नहीं खोल सकता।'],
  [hotelOpened(['photo', 'identity']), 'होटल ने चेक-इन के लिए आपकी फ़ोटो और ID खोलीं। चेक-आउट के बाद वह नहीं खोल सकता।'],
  [didYouAskForHours('Neem', 1), 'Neem ने 1 घंटा जोड़ा है। क्या आपने कहा था?'],
  [didYouAskForHours('Neem', 3), 'Neem ने 3 घंटे जोड़े हैं। क्या आपने कहा था?'],
  [distanceFrom({ kind: 'rail', name: 'Pune Junction', metres: 1200 }), 'Pune Junction रेलवे स्टेशन से 1.2 किमी'],
  [distanceOnCard({ kind: 'metro', name: 'स्वारगेट मेट्रो', metres: 800 }), 'स्वारगेट मेट्रो से 800 मी'],
])('a sentence reads %s', (sentence, words) => expect(sentence).toBe(words))
