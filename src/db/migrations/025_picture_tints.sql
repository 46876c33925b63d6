-- What is shown where a picture will be, until it has come.

alter table hotel_pictures add column tint text;
alter table hotel_pictures add constraint hotel_pictures_tint_of_two_colours check (tint ~ '^[0-9a-f]{6}-[0-9a-f]{6}$');
comment on column hotel_pictures.tint is 'The colours of its upper and its lower half, c8d4e0-8a7f6b; null for a picture that was stored before tints were.';
