export const privateRoom = 'A private room for a few hours, a night or longer. Local IDs are welcome.'
type LowestPrices = { city: string; night: string; hours: string }
export const tonightFrom = ({ city, night, hours }: LowestPrices) =>
  `Tonight from <b>${night}</b> in ${city}, a few hours from <b>${hours}</b>, with tax. A private room, and local IDs are welcome.`
export const searchHotels = 'Search hotels'
/** Specification §1. */
export const hotelsClaim = '<b>700+</b> hotels'
export const couplesClaim = '<b>Over fifty thousand</b> couples'
export const supportClaim = 'Support <b>24 hours</b>'

export const guestFavouritesIn = (city: string) => `Guest favourites in ${city}`
export const seeAll = (count: number) => `See all ${count}`
export const seeAllIn = (count: number, city: string) => `See all ${count} in ${city}`

export const stayForTimeYouNeed = 'Stay for the time you need'
export const payForTimeYouNeed = 'Pay for a few hours or the whole night. Shorter slots usually cost less.'
export const fromPrice = (price: string) => `from <b>${price}</b>`

export const chooseCity = 'Choose a city'
export const hotels = (count: number) => `${count} hotels`
export const moreCities = (count: number) => `${count} more cities`

export const beReadyBeforeYouArrive = 'Be ready before you arrive'
export const howCheckInIsFaster =
  'Upload your photo and ID before you travel and invite your partner by phone. It’s claimed to be up to 70% faster: the desk checks them and hands you the key. Have your original IDs with you.'
export const howItWorks = 'How it works'
export const addYourPhoto = 'Add your photo'
export const addYourId = 'Add your ID'
export const inviteYourPartner = 'Invite your partner'
export const collectKey = 'Collect the key'

export const safeAndLegal = 'Safe, legal and nobody else’s business'
export const everyHotelSaysYes = 'Every hotel says yes first'
export const eachOneAgrees = 'Each one agrees in writing to welcome couples, married or not, with local IDs.'
export const lawIsOnYourSide = 'The law is on your side'
export const twoAdultsMayShare = 'Two adults may share a hotel room. <link>Read what the law says</link>'
export const quietByDesign = 'Quiet by design'
export const neutralTitles = 'Neutral titles and messages, and a button that hides any page at once.'

export const creditWhenYouJoin = (credit: string) => `${credit} for you when you join`
export const signingUpGivesCredit = (rupees: number) =>
  `Signing up gives credit worth ${rupees} rupees. Then refer a friend, and you both gain.`
export const signUp = 'Sign up'
export const doYouRunHotel = 'Do you run a hotel?'
export const reachCouples = 'Reach couples who book ahead and bring their IDs.'
export const getYourHotelListed = 'Get your hotel Listed'
