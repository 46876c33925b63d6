export const fileTo = (
  number: number,
  paise: string,
  payouts: string,
  madeBy: string,
  istMoment: string,
  reason: string,
) => `File ${number}: ${paise} to ${payouts}, ${madeBy}, ${istMoment}: ${reason}`
export const sendAgain = 'Send again'
export const fileForBank = 'File for the bank'
export const makeAnotherFile = 'Make another file'
export const takeFileAgain = (number: number) => `Take file ${number} again`
export const makeFile = 'Make the file'
export const howItIsKnown = (number: number) => `How it is known that the bank did not take file ${number}, for the log`
export const anotherFileWithNumber = (asked: string, count: string) =>
  `Another file, with a number of its own, for ${asked} to ${count}: what is not marked as paid.`
export const ifBankTookFile = (number: number) =>
  `If the bank took file ${number} as well, it pays these hotels twice: to the bank, another number is another order. Look at the account on the bank’s page first, and mark what it paid.`
export const itWasMade = (istMoment: string, madeBy: string) =>
  `It was made on ${istMoment} by ${madeBy}. You get the same file, with what has been paid since.`
export const uploadItOnlyIfNobody =
  'Upload it only if nobody did. Some banks refuse a file whose number they know, others pay it a second time.'
export const toWhatIsNotPaid = (asked: string, count: string) =>
  `${asked} to ${count}: what is not paid yet, for the upload on the bank’s page. Mark each one as paid once the bank has done it.`
export const fileWasMade =
  'A file was made of this run before files had numbers. If the bank took it, do not upload another one.'

export const writeAmountSuchAs210 = 'Write an amount, such as 210 or 210.50.'
export const correctAccount = 'Correct the account'
export const postIt = 'Post it'
export const itStandsInMonth = 'It stands in the month that is open now, whichever month it is about.'
export const inWhoseFavour = 'In whose favour?'
export const hotels = 'The hotel’s'
export const uncles = 'Uncle’s'
export const amount = 'Amount'
export const bookingsCode = 'Booking’s code, if it is about one'

export const money = 'Money'
export const checkNow = 'Check now'
export const allAccountsTogetherEachPostings = (total: string) =>
  `All accounts together: ${total}. Each posting’s entries sum to nothing, and the database refuses one that does not.`
export const checkBooksNow = 'Check the books now'
export const check = 'Check'
export const paymentsRefundsCreditsStaysStatements =
  'Payments, refunds, credits, stays, statements and the gateway’s own list are compared with the books.'
export const notCheckedYet = 'Not checked yet'
export const booksBalance = (at: string) => `Books balance, ${at}`
export const differences = (differences: number, at: string) => `${differences} differences, ${at}`
export const whereMoneyIs = 'Where the money is'
export const whatWeHave = 'What we have'
export const whoseItIs = 'Whose it is'
export const whatWeOwe = 'What we owe'
export const ours = 'Ours'
export const whatWeEarnedAndGave = 'What we earned and gave'
export const states = 'The state’s'
export const taxWeCollectedAndPay = 'Tax we collected and pay on'
export const together = 'Together'
export const differencesBetweenBooks = (differences: number) =>
  `${differences} differences between the books and what they are compared with:`

export const confirmRun = 'Confirm the run'
export const letGo = (total: string) => `Let ${total} go`
export const proposedItCompareEachAmount = (proposedBy: string) =>
  `${proposedBy} proposed it. Compare each amount with its statement first: after this the file for the bank can be made.`
export const takeRunBack = 'Take the run back'
export const takeItBack = 'Take it back'
export const payoutCameBack = 'The payout came back'
export const itCameBack = 'It came back'
export const weOweItToAgain = (hotel: string) => `We owe it to ${hotel} again, and the next run pays it.`
export const writeBanksReferenceUtrLetters = 'Write the bank’s reference (UTR): letters and digits.'
export const markItAsPaid = 'Mark it as paid'
export const toHotelReadsReference = (hotel: string) => `To ${hotel}. The hotel reads the reference on its statement.`
export const banksReferenceUtr = 'The bank’s reference (UTR)'

export const payouts = 'Payouts'
export const proposeRun = 'Propose a run'
export const noRunYetCloseStatements = 'No run yet. Close the statements of a month, then propose one.'
export const waitsForSecondPerson = 'Waits for a second person'
export const confirmed = 'Confirmed'
export const takenBack = 'Taken back'
export const runOf = (istMoment: string) => `Run of ${istMoment}`
export const accountEnding = (bank: string, accountEnding: string, payout: string) =>
  `${bank}, account ending ${accountEnding}. ${payout}`
export const cameBack = (returned: string) => `Came back ${returned}`
export const paid = (paid: string, reference: string) => `Paid ${paid}, ${reference}`
export const notSentYet = 'Not sent yet'
export const sent = (sent: string) => `Sent ${sent}`
export const confirm = 'Confirm'
export const dropIt = 'Drop it'
export const fileAgain = (number: number) => `File ${number} again`
export const itIsPaid = 'It is paid'

export const runIsProposed = 'The run is proposed.'
export const noClosedStatement = 'No closed statement of this month leaves anything to pay.'
export const theseAreOwedMoney = (without: string) =>
  `These are owed money and have no bank details that count: ${without}.`
export const proposeIt = 'Propose it'
export const everythingThatClosedStatements =
  'Everything that the closed statements of the month leave to pay. Somebody else confirms it.'
export const month = 'Month'

export const writeRate = (kind: string) => `Write the rate: ${kind}.`
export const chooseDayToComeRates = 'Choose a day to come: rates are never backdated.'
export const proposeRate = 'Propose a rate'
export const rate = 'Rate'
export const newRate = 'New rate'
export const from = 'From'
export const nothingChangesUntilAnotherAdmin =
  'Nothing changes until another admin confirms it, at the latest the day before it begins.'

export const rates = 'Rates'
export const stayIsSettledByRates =
  'A stay is settled by the rates of the day on which it ended. GST on rooms is not here: each booking keeps the rate it was made with, and a new one is set on the server (GST_RULES).'
export const since = (now: string) => `since ${now}`

export const writeChallansNumber = 'Write the challan’s number as it is printed: letters, digits, dashes.'
export const chooseDay = 'Choose the day on which it was paid, today at the latest.'
export const writeAmountSuchAs1250 = 'Write the amount, such as 1250 or 1250.50.'
export const onlyOfIsHeld = (paise: string, chosen: string) => `Only ${paise} of ${chosen} is held.`
export const paidToState = 'Paid to the state'
export const recordIt = 'Record it'
export const tax = 'Tax'
export const forMonth = 'For the month'
export const challan = 'Challan'
export const cpinOrCinOfGst = 'CPIN or CIN of GST, the challan’s number of TDS'
export const paidOn = 'Paid on'

export const monthIsNotOver = 'The month is not over.'
export const itIsClosed = 'It is closed.'
export const someOfItsStays = 'Some of its stays are not in the books yet: the next turn of the job books them.'
export const statement = (month: string) => `Statement, ${month}`
export const closeMonth = 'Close the month'
export const closeItForGood = 'Close it for good'
export const nothingIsPosted =
  'Nothing is posted into it any more. What turns up later is corrected in the month that is open then.'
export const open = 'Open'
export const closed = (istDate: string) => `Closed ${istDate}`
export const print = 'Print'
export const csv = 'CSV'
export const correction = 'Correction'
export const monthInStatementPage = 'The month'
export const readyToBeClosed = 'Ready to be closed'
export const paidOut = 'Paid out'
export const accountEndingWithIstMoment = (istMoment: string, bank: string, ending: string) =>
  `${istMoment}, ${bank}, account ending ${ending}`

export const statements = 'Statements'
export const show = 'Show'
export const noHotelsAccountMoved = 'No hotel’s account moved in this month.'
export const closedInStatementsPage = 'Closed'

export const guestsMovedToAnotherHotel = 'Guests moved to another hotel'
export const payoutCameBackInStayLines = 'A payout came back'
export const amountsInRupees = 'Amounts in rupees'
export const allStays = 'All stays'
export const showMore = (count: number) => `Show ${count} more`

export const taxes = 'Taxes'
export const recordPayment = 'Record a payment'
export const itWasEnteredWrongly = 'It was entered wrongly'
export const ofStandAsHeld = (paise: string, wrong: string, challan: string) =>
  `${paise} of ${wrong} stand as held for the state again, and the challan ${challan} may be entered once more. It asks no money back from the state.`
export const heldForStateNow = 'Held for the state now'
export const wasDue = (due: string) => `Was due ${due}`
export const due = (due: string) => `Due ${due}`
export const collectedByMonth = 'Collected by month'
export const askAdviserAboutDaysHolidays = 'Ask the adviser about the days: holidays move them'
export const nothingWasCollectedYet = 'Nothing was collected yet.'
export const nothingIsRecordedYet = 'Nothing is recorded yet.'
export const enteredWrongly = 'Entered wrongly'

export const waiting = 'Waiting'
export const whatWeGiveTowardsStay =
  'What we give towards a stay (coupons, discounts, promotional credit, a dearer room) goes to its hotel once the desk has greeted the guests and scanned their voucher, or the guests have confirmed. In a month that is at most the commission which the hotel’s stays earned us; the rest waits here for the office. What the guests paid is not held back.'
export const letItGo = 'Let it go'
export const letGoWithPaise = (paise: string) => `Let ${paise} go`
export const ofOurOwnMoneyGoes = (paise: string, to: string, code: string, hotel: string) =>
  `${paise} of our own money goes ${to}, for booking ${code} at ${hotel}. Ring both sides first: nothing takes it back.`
export const nothingWaits = 'Nothing waits.'
export const beyondLimit = 'Beyond the limit'
export const nobodyConfirmedIt = 'Nobody confirmed it'
export const ofLabel = (code: string) => `of ${code}`
