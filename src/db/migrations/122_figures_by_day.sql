-- The office's figures, counted at night, so that reading them costs the site nothing.

create table figure_days (
  day date primary key,
  counted_at timestamptz not null
);
comment on table figure_days is 'The days in India that are counted in hotel_days: the newest is as of when the figures are.';

create table hotel_days (
  day date not null references figure_days (day) on delete cascade,
  hotel_id int not null references hotels (id),
  bookings int not null,
  booked_value bigint not null,
  stay_value bigint not null,
  commission bigint not null,
  cancellations int not null,
  refunds int not null,
  refunded bigint not null,
  no_shows int not null,
  turned_away int not null,
  uncle_coupons int not null,
  uncle_discount bigint not null,
  hotel_coupons int not null,
  hotel_discount bigint not null,
  primary key (day, hotel_id),
  constraint hotel_days_counts check (
    least(bookings, booked_value, cancellations, refunds, refunded, no_shows, turned_away, uncle_coupons,
      uncle_discount, hotel_coupons, hotel_discount) >= 0)
);
comment on table hotel_days is 'What happened at a hotel on a day in India, money in paise; hotels without anything have no row. domain/figures/results.ts says what each means.';
create index hotel_days_hotel on hotel_days (hotel_id, day);

create table guest_cohorts (
  month text not null,
  city_id int not null references cities (id),
  within_months smallint not null,
  guests int not null,
  primary key (month, city_id, within_months),
  constraint guest_cohorts_month_form check (month ~ '^20\d{2}-(0[1-9]|1[0-2])$'),
  constraint guest_cohorts_within_range check (within_months between 0 and 12),
  constraint guest_cohorts_some check (guests >= 0)
);
comment on table guest_cohorts is 'How many guests had their first stay in a month and city, and how many of them began another within so many months; 0: all of them. Numbers only.';
create index guest_cohorts_city on guest_cohorts (city_id);

create index bookings_no_show_by_day on bookings (no_show_at) where no_show_at is not null;
