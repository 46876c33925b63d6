export const report = 'रिपोर्ट कीजिए'
export const titles = { picture: 'इस फ़ोटो की रिपोर्ट कीजिए', review: 'इस रिव्यू की रिपोर्ट कीजिए' }
export const whatIsWrong = 'इसमें क्या गलत है?'
export const reasons = {
  picture: {
    person: 'कोई व्यक्ति दिख रहा है',
    other_hotel: 'यह इस होटल की नहीं है',
    not_a_guest: 'यह किसी मेहमान की नहीं है',
    other: 'कुछ और',
  },
  review: {
    person: 'किसी का नाम लिखा है',
    other_hotel: 'यह दूसरे होटल के बारे में है',
    not_a_guest: 'लिखने वाला कभी मेहमान नहीं था',
    other: 'कुछ और',
  },
}
export const lookWithin = (hours: number) => `हम ${hours} घंटे के अंदर देखते हैं`
export const toTellYou = 'ज़रूरी नहीं, सिर्फ़ आगे देखने के लिए'
export const sendReport = 'रिपोर्ट भेजिए'
export const doNotReport = 'रिपोर्ट नहीं करनी'
export const lostAnswer = 'जवाब नहीं आया। फिर दबाइए: यह एक ही बार गिना जाता है।'
export const thankYou = 'शुक्रिया'
export const weLook = (hours: number, ticket: string) => `हम ${hours} घंटे के अंदर देखते हैं। आपका टिकट नंबर ${ticket} है।`
export const followIt = 'यहाँ देखते रहिए'
