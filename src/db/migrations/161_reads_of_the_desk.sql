-- These indexes let a desk read its day, rooms, shift, log and reviews without reading the hotel's whole history.
create index visits_here on visits (hotel_id) where status = 'here';
create index bookings_extended on bookings (hotel_id, leaves_at) where extended_until is not null;
create index stays_of_hotel on stays (hotel_id, upper(occupied)) where (status in ('held', 'booked'));
-- Without these statistics PostgreSQL assumes that a third of all stays lie in the future, and starts parallel workers for
-- a few rows.
create statistics stays_free_at on (upper(occupied)) from stays;
create index desk_takings_of_shift on desk_takings (hotel_id, id);
-- A hotel's log never shows these kinds, which every stay adds (src/domain/hotels/hotel-log.ts).
create index staff_acts_of_log on staff_acts (hotel_id, written_at, id)
  where kind not in ('seen', 'arrived', 'ids_compared', 'money_taken', 'left', 'cleaning_started', 'room_cleaned');

-- For the office's first page: objections to no-shows, recently closed months, and what a second person has to confirm.
create index visits_objected on visits (objected_at) where objected_at is not null;
create index statements_by_closing on statements (closed_at);
create index hotel_terms_to_confirm on hotel_terms (proposed_at) where confirmed_at is null;
create index hotel_bank_accounts_to_confirm on hotel_bank_accounts (proposed_at) where confirmed_at is null;
