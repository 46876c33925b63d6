export const goToForm = 'फ़ॉर्म पर जाएँ'

export const tellUsAboutYourHotel = 'अपने होटल के बारे में बताइए'
export const formNeedsScript = (phone: string, email: string) =>
  `इस फ़ॉर्म के लिए JavaScript चाहिए। इसकी जगह हमें कॉल कीजिए या लिखिए: <phone>${phone}</phone>, <email>${email}</email>`
export const yourName = 'आपका नाम'
export const hotel = 'होटल'
export const rooms = 'रूम <soft>(ज़रूरी नहीं)</soft>'
export const anythingElse = 'कुछ और <soft>(ज़रूरी नहीं)</soft>'
export const sendForm = 'फ़ॉर्म भेजें'
export const whatWeUseItFor = 'आप यहाँ जो लिखते हैं, उससे हम सिर्फ़ आपके होटल के बारे में आपको कॉल करते हैं, और कुछ नहीं।'
export const didNotReachUs = 'आपका फ़ॉर्म हम तक नहीं पहुँचा। आपने जो लिखा, सब यहीं है: फिर कोशिश कीजिए।'

export const thankYou = 'शुक्रिया, आपका फ़ॉर्म हमें मिल गया'
export const yourReferenceNumber = 'आपका रेफ़रेंस नंबर'
export const weWillCallYou = 'हम दो वर्किंग दिन के अंदर आपको कॉल करेंगे। यह नंबर सँभालकर रखिए।'
export const anyQuestions = (phone: string) => `कुछ पूछना है? <phone>${phone}</phone> पर कॉल करके यह नंबर बताइए।`
export const listAnotherHotel = 'एक और होटल जोड़ें'
