-- The office searches for a part of a text. Migration 001 has already created the extension pg_trgm.
create index bookings_guest_trigrams on bookings using gin (guest_name gin_trgm_ops);
create index users_name_trigrams on users using gin (name gin_trgm_ops, phone gin_trgm_ops) where erased_at is null;
create index reviews_body_trigrams on reviews using gin (body gin_trgm_ops);
create index reviews_withdrawn on reviews (id) where withdrawn_at is not null;
create index reviews_by_hotel on reviews (hotel_id, id);
