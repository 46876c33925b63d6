export const applications = 'Applications'
export const noHotelHasAppliedYet = 'No hotel has applied yet.'
export const turnDown = (hotel: string) => `Turn down ${hotel}`
export const turnItDown = 'Turn it down'
export const nothingIsSentRing = 'Nothing is sent: ring or write to the applicant yourself.'
export const openDraft = 'Open the draft'
export const makeDraft = 'Make a draft'
export const adminMakesDraftItInvites = 'An admin makes the draft: it invites the hotel’s first manager.'
export const turnDownInApplicationsPage = 'Turn down'

export const write = (field: string) => `Write the ${field}.`
export const chooseCity = 'Choose the city.'
export const makeDraftInDraftDialog = 'Make the draft'
export const guestsDoNotSee = (application: string) =>
  `Guests do not see it. ${application} becomes its manager and adds rooms, prices and photos at the desk, with the number of the application, or an admin does it here.`
export const choose = 'Choose'
export const locality = 'Locality'
export const address = 'Address'

export const hotel = 'Hotel'

export const publishHotel = 'Publish the hotel'
export const showItToGuests = 'Show it to guests'
export const guestsFindAndBook = 'Guests find and book it from now on.'
export const hideHotel = 'Hide the hotel'
export const takeItOffSite = 'Take it off the site'
export const nobodyFindsOrBooks =
  'Nobody finds or books it. Its bookings stay: cancel or move them one by one where that is meant.'
export const endOurPause = 'End our pause'
export const letItSellAgain = 'Let it sell again'
export const onlyOurOwnPauseEnds = 'Only our own pause ends. One for unseen bookings or for guests not taken stays.'
export const signIt = 'Sign it'
export const whatYouSawOrHeard = 'What you saw or heard, for the log'
export const yourNameStandsBesideIt = (how: string) => `${how} Your name stands beside it.`
export const itCountsAgainstHotel = 'It counts against the hotel'
export const dismissCase = 'Dismiss the case'
export const letItCount = 'Let it count'
export const dismissIt = 'Dismiss it'
export const hotelLosesRankForDays = (caseDays: number) =>
  `The hotel loses rank for ${caseDays} days. Looked after, the case no longer stops its sales.`
export const itCostsHotelNothing = 'It costs the hotel nothing.'

export const contacts = 'Contacts'
export const reception = 'Reception'
export const noNumberYet = 'No number yet'
export const noPhoneWorksOnPaired = 'No phone, works on paired devices'

export const panGiven = 'PAN given'
export const panGivenFreeOfTds = 'PAN given, free of TDS up to the yearly amount'
export const terms = 'Terms'
export const usualCommissionNotRegistered = 'The usual commission; not registered for GST.'
export const usualCommission = 'Usual commission'
export const commission = (commission: string) => `Commission ${commission}`
export const gst = (gstin: string, legalName: string) => `GST ${gstin}, ${legalName}`
export const proposed = 'Proposed'
export const waits48Hours = 'Waits 48 hours'
export const paidHere = 'Paid here'
export const earlier = 'Earlier'
export const bankDetails = 'Bank details'
export const noneItCannotBePaid = 'None: it cannot be paid yet.'

export const pause = 'Pause'
export const hide = 'Hide'
export const publish = 'Publish'
export const until = (istMoment: string) => ` Until ${istMoment}.`
export const thirtyDays = 'Thirty days'
export const noneWasDue = 'None was due'
export const noneYet = 'None yet'
export const never = 'Never'
export const open = 'Open'
export const notShown = 'Not shown'
export const whatToCheck = 'What to check'
export const ofDone = (done: number, count: number) => `${done} of ${count} done`
export const toBeDone = ', to be done'
export const sign = 'Sign'
export const guestsItDidNotTake = 'Guests it did not take'
export const of30Days = '30 days'
export const none = 'None.'
export const hotelHasNotAnswered = 'The hotel has not answered.'
export const hotelWithAnswer = (answer: string) => `The hotel: ${answer}`
export const countsAgainstIt = 'Counts against it'
export const dismissed = 'Dismissed'
export const itCounts = 'It counts'
export const dismiss = 'Dismiss'

export const noShows90DaysFewer = 'No-shows, 90 days: fewer than 5 stays'
export const notInSearch = 'Not in the search'
export const rankOfIn = (place: number, hotelsInCity: number, city: string) =>
  `Rank ${place} of ${hotelsInCity} in ${city}`
export const itsOwnPoints = 'Its own points'
export const guestsItDidNotTake30 = 'Guests it did not take, 30 days'
export const pointsInSearch = 'Points in the search'

export const hotelOrCity = 'Hotel or city'
export const noHotelFits = 'No hotel fits.'
export const figuresOf30Days = 'Figures of 30 days'

export const pauseHotel = 'Pause the hotel'
export const stopItsSales = 'Stop its sales'
export const untilThenItSells =
  'Until then it sells no stay of today, and none that begins before. It is told at its desk and by its channels. Its bookings stay, and later days go on selling.'
export const howLong = 'How long?'

export const propose = 'Propose'
export const ringHotelByNumber =
  'Ring the hotel by a number you know before you confirm: letters and emails are forged.'

export const writeWhoseAccountItIs = 'Write whose account it is.'
export const accountNumberHas9 = 'An account number has 9 to 18 digits.'
export const ifscHasFourLettersZero = 'An IFSC has four letters, a zero and six letters or digits.'
export const writeBanksName = 'Write the bank’s name.'
export const proposeBankDetails = 'Propose bank details'
export const proposeThem = 'Propose them'
export const holderOfAccount = 'Holder of the account'
export const accountNumber = 'Account number'
export const bank = 'Bank'

export const writeCommissionInPercentSuch = 'Write the commission in percent, such as 18 or 17.5.'
export const writeWhoseGstNumber = 'Write whose GST number it is.'
export const writeAddressOfRegistration = 'Write the address of the registration.'
export const proposeTerms = 'Propose terms'
export const from = 'From'
export const commissionPercent = 'Commission, percent'
export const nothingUsualOne = 'Nothing: the usual one'
export const given = 'Given'
export const givenPersonOrFamilyBelow = 'Given, a person or family below the yearly amount'
export const missing = 'Missing'
export const gstNumber = 'GST number'
export const nothingNotRegisteredAndUncle = 'Nothing: not registered, and Uncle pays the GST on its rooms'
export const whoseGstNumber = 'Whose GST number'
export const addressOfRegistration = 'Address of the registration'
