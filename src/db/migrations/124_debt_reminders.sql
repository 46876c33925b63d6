-- A hotel that owes Uncle is reminded once a month.
create table debt_reminders (
  hotel_id int not null references hotels (id),
  month date not null,
  paise bigint not null,
  sent_at timestamptz not null,
  primary key (hotel_id, month),
  constraint debt_reminders_first_day check (extract(day from month) = 1),
  constraint debt_reminders_owed check (paise > 0)
);
comment on table debt_reminders is 'Reminders to the managers of hotels that owe Uncle: one a month, with the sum owed then. Kept like the books.';
