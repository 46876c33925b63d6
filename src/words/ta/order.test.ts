/** Tests Tamil sentences made of parts whose number, order or endings differ from English. */
import { expect, test } from 'vitest'
import { hotelsInCity } from './about-city.ts'
import { pleaseAddYour } from './account/sign-in.ts'
import { waitWords } from './account/waits.ts'
import { roomsAreFree } from './another-room.ts'
import { hotelOpened } from './bookings/booking.ts'
import { thenSteps } from './check-in.ts'
import { sameSexCouples, welcome } from './hotels.ts'
import { distanceFrom, distanceOnCard } from './places.ts'
import { hotelsFound, matchWithout, remove, theBathtub } from './search.ts'

test.each([
  [hotelsFound(1, 'சென்னை'), 'சென்னையில் ஜோடிகளுக்கு 1 ஹோட்டல்'],
  [hotelsFound(38, 'Velachery'), 'Velachery-இல் ஜோடிகளுக்கு 38 ஹோட்டல்கள்'],
  [remove(theBathtub), 'பாத்டப் ஃபில்டரை நீக்கு'],
  [matchWithout({ count: 2, city: 'சென்னை', filter: theBathtub }), 'பாத்டப் ஃபில்டரை நீக்கினால் சென்னையில் 2 ஹோட்டல்கள் உள்ளன.'],
  [welcome(sameSexCouples), 'ஒரே பாலின ஜோடிகளுக்கும் வரவேற்பு'],
  [
    hotelsInCity({ name: 'மதுரை', count: 3, places: ['KK Nagar (2)', 'Simmakkal (1)'] }),
    'மதுரையில் ஜோடிகளை வரவேற்கும் 3 ஹோட்டல்கள் எங்களிடம் உள்ளன: KK Nagar (2) மற்றும் Simmakkal (1).',
  ],
  [pleaseAddYour(['email']), 'உங்கள் ஈமெயிலைச் சேருங்கள்.'],
  [pleaseAddYour(['name', 'email', 'phone']), 'உங்கள் பெயரையும் ஈமெயிலையும் ஃபோன் எண்ணையும் சேருங்கள்.'],
  [thenSteps(['key']), 'பிறகு சாவி'],
  [thenSteps(['identity', 'partner', 'key']), 'பிறகு உங்கள் ID, உங்கள் பார்ட்னர், சாவி'],
  [roomsAreFree(1, 'இரவு 9 மணி'), 'கீழே உள்ள அறை இரவு 9 மணி முதல் காலி, கூடுதலாக எதுவும் செலுத்த வேண்டாம். உங்கள் நேரம் மாறாது.'],
  [hotelOpened(['photo']), 'செக்-இன்னுக்காக ஹோட்டல் உங்கள் படத்தைத் திறந்தது. செக்-அவுட்டுக்குப் பிறகு திறக்க முடியாது.'],
  [
    hotelOpened(['photo', 'identity']),
    'செக்-இன்னுக்காக ஹோட்டல் உங்கள் படத்தையும் ID-ஐயும் திறந்தது. செக்-அவுட்டுக்குப் பிறகு திறக்க முடியாது.',
  ],
  [waitWords(24), '0:24'],
  [waitWords(830), 'சுமார் 14 நிமிடங்கள்'],
  [distanceFrom({ kind: 'rail', name: 'Egmore', metres: 1200 }), 'Egmore ரயில் நிலையத்திலிருந்து 1.2 கி.மீ.'],
  [distanceOnCard({ kind: 'metro', name: 'Guindy', metres: 800 }), 'Guindy மெட்ரோவிலிருந்து 800 மீ'],
])('a sentence reads %s', (sentence, words) => expect(sentence).toBe(words))
