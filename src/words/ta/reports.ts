export const report = 'புகாரளியுங்கள்'
export const titles = { picture: 'இந்தப் படத்தைப் புகாரளியுங்கள்', review: 'இந்த ரிவ்யூவைப் புகாரளியுங்கள்' }
export const whatIsWrong = 'இதில் என்ன தவறு?'
export const reasons = {
  picture: {
    person: 'ஒருவர் தெரிகிறார்',
    other_hotel: 'இது இந்த ஹோட்டல் இல்லை',
    not_a_guest: 'இது விருந்தினருடையது இல்லை',
    other: 'வேறு ஏதோ',
  },
  review: {
    person: 'ஒருவரின் பெயர் உள்ளது',
    other_hotel: 'இது வேறு ஹோட்டல் பற்றியது',
    not_a_guest: 'எழுதியவர் ஒருபோதும் விருந்தினர் இல்லை',
    other: 'வேறு ஏதோ',
  },
}
export const lookWithin = (hours: number) => `${hours} மணி நேரத்துக்குள் பார்ப்போம்`
export const toTellYou = 'விருப்பம் மட்டுமே, பின்தொடர்வதற்கு'
export const sendReport = 'புகாரை அனுப்புங்கள்'
export const doNotReport = 'புகாரளிக்க வேண்டாம்'
export const lostAnswer = 'பதில் வரவில்லை. மீண்டும் அழுத்துங்கள்: ஒரு முறைதான் கணக்கில் வரும்.'
export const thankYou = 'நன்றி'
export const weLook = (hours: number, ticket: string) => `${hours} மணி நேரத்துக்குள் பார்ப்போம். உங்கள் டிக்கெட் எண் ${ticket}.`
export const followIt = 'இங்கே பின்தொடருங்கள்'
