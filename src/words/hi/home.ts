export const privateRoom = 'कुछ घंटे, एक रात या ज़्यादा दिन के लिए प्राइवेट रूम। लोकल ID चलती है।'
type LowestPrices = { city: string; night: string; hours: string }
export const tonightFrom = ({ city, night, hours }: LowestPrices) =>
  `${city} में आज रात <b>${night}</b> से, कुछ घंटे <b>${hours}</b> से, टैक्स समेत। प्राइवेट रूम, लोकल ID चलती है।`
export const searchHotels = 'होटल खोजें'
export const hotelsClaim = '<b>700+</b> होटल'
export const couplesClaim = '<b>पचास हज़ार से ज़्यादा</b> कपल'
export const supportClaim = '<b>24 घंटे</b> मदद'

export const guestFavouritesIn = (city: string) => `${city} में सबसे पसंद`
export const seeAll = (count: number) => `सभी ${count} देखें`
export const seeAllIn = (count: number, city: string) => `${city} के सभी ${count} देखें`

export const stayForTimeYouNeed = 'जितना समय चाहिए, उतना ही लीजिए'
export const payForTimeYouNeed = 'पेमेंट कुछ घंटों का या पूरी रात का। छोटे स्लॉट का दाम अक्सर कम होता है।'
export const fromPrice = (price: string) => `<b>${price}</b> से`

export const chooseCity = 'शहर चुनिए'
export const hotels = (count: number) => `${count} होटल`
export const moreCities = (count: number) => `${count} और शहर`

export const beReadyBeforeYouArrive = 'पहुँचने से पहले सब तैयार'
export const howCheckInIsFaster =
  'निकलने से पहले अपनी फ़ोटो और ID डालिए और पार्टनर को फ़ोन से जोड़िए। दावा है कि चेक-इन 70% तक जल्दी होता है: रिसेप्शन फ़ोटो और ID जाँचकर आपको चाबी देता है। ओरिजिनल ID साथ रखिए।'
export const howItWorks = 'कैसे होता है'
export const addYourPhoto = 'अपनी फ़ोटो डालिए'
export const addYourId = 'अपनी ID डालिए'
export const inviteYourPartner = 'पार्टनर को जोड़िए'
export const collectKey = 'चाबी लीजिए'

export const safeAndLegal = 'सेफ़, कानूनी और सिर्फ़ आपकी बात'
export const everyHotelSaysYes = 'हर होटल पहले हाँ कहता है'
export const eachOneAgrees = 'हर होटल लिखकर देता है: शादी हुई हो या नहीं, लोकल ID के साथ कपल का स्वागत है।'
export const lawIsOnYourSide = 'कानून आपके साथ है'
export const twoAdultsMayShare = 'दो बालिग होटल के एक रूम में रुक सकते हैं। <link>कानून क्या कहता है, पढ़ें</link>'
export const quietByDesign = 'किसी को पता नहीं चलता'
export const neutralTitles = 'पेज के नाम और मैसेज सादे हैं, और एक बटन हर पेज को तुरंत छिपा देता है।'

export const creditWhenYouJoin = (credit: string) => `साइन-अप पर आपको ${credit}`
export const signingUpGivesCredit = (rupees: number) =>
  `साइन-अप करने पर ${rupees} रुपये का क्रेडिट। फिर दोस्त को रेफ़र कीजिए, दोनों को फ़ायदा।`
export const signUp = 'साइन-अप करें'
export const doYouRunHotel = 'आपका होटल है?'
export const reachCouples = 'ऐसे कपल आएँगे जो पहले से बुक करते हैं और ID साथ लाते हैं।'
export const getYourHotelListed = 'अपना होटल जोड़ें'
