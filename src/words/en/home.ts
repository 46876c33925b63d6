export const chooseCity = 'Choose a city'
export const hotels = (hotelsCount: number) => `${hotelsCount} hotels`
export const moreCities = (count: number) => `${count} more cities`

export const privateRoomForFewHours = 'A private room for a few hours, a night or longer. Local IDs are welcome.'
export const searchHotels = 'Search hotels'
export const overFiftyThousand = 'Over fifty thousand'
export const of24Hours = '24 hours'

export const addYourPhoto = 'Add your photo'
export const addYourId = 'Add your ID'
export const inviteYourPartner = 'Invite your partner'
export const collectKey = 'Collect the key'
export const beReadyBeforeYouArrive = 'Be ready before you arrive'
export const uploadYourPhotoAndId =
  'Upload your photo and ID before you travel and invite your partner by phone. It’s claimed to be up to 70% faster: the desk checks them and hands you the key. Have your original IDs with you.'
export const howItWorks = 'How it works'
export const safeLegalAndNobodyElses = 'Safe, legal and nobody else’s business'
export const everyHotelSaysYesFirst = 'Every hotel says yes first'
export const eachOneAgreesInWriting = 'Each one agrees in writing to welcome couples, married or not, with local IDs.'
export const lawIsOnYourSide = 'The law is on your side'
export const readWhatLawSays = 'Read what the law says'
export const quietByDesign = 'Quiet by design'
export const neutralTitlesAndMessages = 'Neutral titles and messages, and a button that hides any page at once.'
export const forYouWhenYouJoin = (signUpCredit: string) => `${signUpCredit} for you when you join`
export const signingUpGivesCreditWorth = (signUpCredit: number) =>
  `Signing up gives credit worth ${signUpCredit} rupees. Then refer a friend, and you both gain.`
export const signUp = 'Sign up'
export const doYouRunHotel = 'Do you run a hotel?'
export const reachCouplesWhoBookAhead = 'Reach couples who book ahead and bring their IDs.'
export const getYourHotelListed = 'Get your hotel Listed'

export const stayForTimeYouNeed = 'Stay for the time you need'
export const payForFewHours = 'Pay for a few hours or the whole night. Shorter slots usually cost less.'

export const guestFavouritesIn = (city: string) => `Guest favourites in ${city}`
export const seeAll = (hotelsCount: number) => `See all ${hotelsCount}`
export const seeAllIn = (hotelsCount: number, city: string) => `See all ${hotelsCount} in ${city}`
