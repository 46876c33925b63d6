import { expect } from '@playwright/test'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { bookThroughCalls, freeHotel, serverNow } from './book-through-calls.ts'
import { test } from './check-page.ts'
import { newGuest, otpFor, signedIn, signUpThroughCalls } from './guest.ts'

/**
 * Eight tasks as a screen reader reads them: role, name and state of what matters, in order. Words that change by day
 * or hotel are patterns. If a transcript changes, blind guests hear something else, so read it aloud before you accept
 * it.
 */
test.describe('a screen reader’s words', { tag: '@once' }, () => {
  test('a screen reader says the right thing while a guest finds a room for tonight and reads the bill', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('form', { name: 'Find a hotel' })).toMatchAriaSnapshot(`
      - form "Find a hotel":
        - button "City Bengaluru"
        - button /^Check-in (?:Tonight, )?\\w{3}, \\d+ \\w{3}$/
        - radiogroup "Slot":
          - radio /^Morning 10 AM to 7 PM/
          - radio "Custom Day 1 PM to 6 PM"
          - radio "Custom Night 6 PM to 9 PM"
          - radio /^Evening 9 PM to 10 AM/
          - radio /^Full Day 12 noon to 11 AM/
        - button /^Check-out \\w{3}, \\d+ \\w{3}, \\d+ [AP]M$/
        - button "Search hotels"
    `)
    await page.getByRole('button', { name: 'Search hotels' }).click()
    await expect(page).toHaveURL(/search-results/)
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading /\\d+ hotels for couples in Bengaluru/ [level=1]
        - article:
          - group /^Pictures of .+/:
            - img /.+/
          - button /^Add to favourites.+/
          - heading [level=2]:
            - link
          - text: /Rated \\d of 5 by guests/
          - paragraph
          - paragraph: /₹[\\d,]+/
    `)
    // Chooses an evening that is free whenever the test runs.
    await page.goto(`/hotels-in-bengaluru?slot=3&checkin=${addDays(istDateOf(await serverNow(page)), 1)}`)
    await page.waitForLoadState('networkidle')
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/hotel\//)
    // The link opens a new document, whose title a screen reader announces before reading from the top.
    await expect(page).toHaveTitle(/, Bengaluru/)
    await expect(page.getByRole('radiogroup', { name: 'Slot' })).toMatchAriaSnapshot(`
      - radiogroup "Slot":
        - radio /^Morning .+ 10 AM to 7 PM$/
        - radio /^Custom Day .+ 1 PM to 6 PM$/
        - radio /^Custom Night .+ 6 PM to 9 PM$/
        - radio /^Evening (Usual price ₹[\\d,]+ now )?₹[\\d,]+ 9 PM to 10 AM next day$/ [checked]
        - radio /^Full Day .+ 12 noon to 11 AM next day$/
    `)
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Your bill" [level=3]
      - term: Room, Evening
      - definition: /₹[\\d,]+/
      - term: /Tax \\(GST \\d+%\\)/
      - definition: /₹[\\d,]+/
      - term: Total
      - definition: /₹[\\d,]+/
      - status: /Evening on .+ ₹[\\d,]+ with tax/
      - button "Add a coupon"
    `)
  })

  test('a screen reader says the right thing while signing in', async ({ page }) => {
    const guest = newGuest()
    await signUpThroughCalls(page.request, guest)
    await page.context().clearCookies()
    // A second OTP may be requested only some time after the first.
    await page.request.post('/api/dev/clock', { data: { advanceMinutes: 1 } })
    await page.goto('/my-bookings')
    const login = page.getByRole('dialog', { name: 'Login' })
    await expect(login).toMatchAriaSnapshot(`
      - dialog "Login":
        - banner:
          - heading "Login" [level=2]
        - text: Only you can see this page. Please sign in first.
        - textbox "Phone"
        - button "Get OTP"
        - paragraph: Enter your 10-digit phone number.
        - paragraph:
          - button "Sign up and get ₹100 credit"
    `)
    await login.getByLabel('Phone').fill(guest.phone)
    await login.getByRole('button', { name: 'Get OTP' }).click()
    await expect(login).toMatchAriaSnapshot(`
      - dialog "Login":
        - textbox "Phone"
        - status: /sent to your mobile \\*{6}\\d{4}, please enter the same here\\./
        - textbox "OTP"
        - paragraph:
          - button "Resend OTP" [disabled]
          - button "Try WhatsApp" [disabled]
        - button "Login"
        - paragraph: Enter the OTP.
    `)
    await expect(login.getByLabel('OTP')).toBeFocused()
    await login.getByLabel('OTP').fill(await otpFor(page.request, guest.phone))
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`- heading "My Bookings" [level=1]`)
  })

  test('a screen reader says the right thing while booking, paying and cancelling', async ({ page }) => {
    const booker = { page, token: await signedIn(page) }
    const hotel = await freeHotel(booker, {}, [3])
    const { checkin_date: day } = await bookThroughCalls(booker, hotel)
    // Chooses a night other than the booked one, and waits for the bill without the used-up credit.
    const bill = page.waitForResponse(/\/calculate-bill/)
    await page.goto(`/booking?hotel=${hotel.slug}&slot=3&checkin=${addDays(day.slice(0, 10), 1)}`)
    await bill
    await expect(page.getByText('Sign-up credit')).toHaveCount(0)
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - region "${hotel.name}":
          - heading "${hotel.name}" [level=2]
          - paragraph: /Check-in .+ 9 PM/
          - paragraph: /Check-out .+ 10 AM/
        - region "Your bill":
          - term: Total
          - definition: /₹[\\d,]+/
          - status: /Your bill. ₹[\\d,]+ to pay now/
        - group "How to pay":
          - radio /^Pay all now .+ ₹[\\d,]+$/ [checked]
          - radio /^Pay at hotel .+ ₹[\\d,]+ now$/
        - region "Who is staying":
          - textbox "Name": Asha Rao
          - textbox "Email"
        - text: /You can change or cancel until/
        - button /^Book Now Pay ₹[\\d,]+$/
    `)
    await page
      .getByRole('button', { name: /^Book Now/ })
      .filter({ visible: true })
      .click()
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    const head = page.getByRole('heading', { name: 'Your room is booked' })
    await expect(head).toBeFocused()
    await expect(head).toHaveAccessibleDescription(/^Booking \w{8}\. We sent the details to your phone and email\.$/)

    await page.goto('/my-bookings')
    const booking = page.getByRole('article').first()
    await expect(booking).toMatchAriaSnapshot(`
      - article /^Booking \\w{8}$/:
        - heading "${hotel.name}" [level=3]
        - paragraph: /Check-in .+ 9 PM/
        - region "Superfast check-in":
          - text: 0 of 4 done Your photo
          - button "Add your photo"
        - button /^Voucher of booking \\w{8}$/
        - link /^Directions for booking \\w{8} \\(a new tab\\)$/
    `)
    await booking.getByText(/^More/).click()
    await booking.getByRole('button', { name: /^Cancel booking/ }).click()
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Cancel this booking?":
        - heading "Cancel this booking?" [level=2]
        - button "Close"
        - paragraph: /${hotel.name}, .+ 9 PM/
        - term: Refunded to your payment method
        - definition: /₹[\\d,]+/
        - paragraph: /You get a full refund/
        - group "Why are you cancelling? (optional)":
          - radio "Our plans changed"
          - radio "Found a better price"
          - radio "Booked by mistake"
          - radio "Something else"
        - button "Cancel booking"
        - button "Keep my booking"
    `)
  })

  test('a screen reader says the right thing during help and on a hidden page', { tag: '@long' }, async ({ page }) => {
    await page.goto('/legalpage')
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Help', exact: true }).filter({ visible: true }).press('Enter')
    const help = page.getByRole('dialog', { name: 'Help' })
    await help.getByRole('button', { name: 'Minimum age' }).press('Enter')
    await help.getByRole('button', { name: 'How old do we have to be?' }).press('Enter')
    await expect(help).toMatchAriaSnapshot(`
      - dialog "Help":
        - heading "Help" [level=2]
        - link /^Call 1800/
        - button "Close"
        - log "Conversation":
          - paragraph: Hello, this is Uncle. Please pick a category and I will help.
          - paragraph: "You: Minimum age"
          - paragraph: "Minimum age: what would you like to know?"
          - paragraph: "You: How old do we have to be?"
          - paragraph: /18/
    `)
    await help.getByRole('button', { name: 'Close' }).press('Enter')
    await page.getByRole('button', { name: 'Hide this page' }).filter({ visible: true }).press('Enter')
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Today":
        - paragraph: /^\\w+, \\d+ \\w+$/
        - button "Go back"
    `)
  })
})
