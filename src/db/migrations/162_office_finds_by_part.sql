-- The office finds by a part of a text. The extension pg_trgm is there since migration 001: managed services offer it.
create index bookings_guest_trigrams on bookings using gin (guest_name gin_trgm_ops);
create index users_name_trigrams on users using gin (name gin_trgm_ops, phone gin_trgm_ops) where erased_at is null;
create index reviews_body_trigrams on reviews using gin (body gin_trgm_ops);
create index reviews_withdrawn on reviews (id) where withdrawn_at is not null;
create index reviews_by_hotel on reviews (hotel_id, id);
