-- A hotel can choose Tamil for its messages.

alter table hotel_channels drop constraint hotel_channels_language_known;
alter table hotel_channels add constraint hotel_channels_language_known check (language in ('en', 'hi', 'ta'));

comment on table hotel_channels is 'Where a hotel hears of its bookings: a phone or an address, in English, Hindi or Tamil. kinds: bookings (each new, changed or cancelled one), arrivals (within the hour), lists (of tomorrow and of today, by e-mail).';
