-- Records register days handed to officers, and filed reports of foreign guests (docs/decisions/0075).

create table register_orders (
  id bigint generated always as identity primary key,
  hotel_id int not null,
  number text not null,
  officer text not null,
  station text not null,
  day date not null,
  first_entry int,
  last_entry int,
  noted_by uuid not null,
  noted_at timestamptz not null,
  constraint register_orders_by_staff foreign key (noted_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint register_orders_number_form check (btrim(number) <> '' and length(number) <= 40),
  constraint register_orders_officer_form check (btrim(officer) <> '' and length(officer) <= 80),
  constraint register_orders_station_form check (btrim(station) <> '' and length(station) <= 80),
  constraint register_orders_entries_whole check (
    num_nonnulls(first_entry, last_entry) in (0, 2) and last_entry >= first_entry
  )
);
comment on table register_orders is 'A day of the register that was handed to an officer: the written order, the officer, the lines and the manager who noted it. Never changed; deleted when the lines would be.';
create index register_orders_hotel on register_orders (hotel_id, id);
create index register_orders_staff on register_orders (noted_by);
create index register_orders_age on register_orders (noted_at);
create trigger register_orders_stay before update on register_orders
  for each row execute function refuse_change('what was handed out stays written');

create table form_three_filings (
  id bigint generated always as identity primary key,
  hotel_id int not null,
  entry_id bigint not null references register_entries (id) on delete cascade,
  reference text not null,
  reason text,
  filed_by uuid not null,
  filed_at timestamptz not null,
  constraint form_three_filings_by_staff foreign key (filed_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint form_three_filings_reference_form check (reference ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,39}$'),
  constraint form_three_filings_reason_form check (btrim(reason) <> '' and length(reason) <= 200)
);
comment on table form_three_filings is 'Form III of a guest with a foreign passport, as filed: the number the registration office gave. A later filing of the same line says why it replaces the one before. Nothing of the form itself is kept.';
create unique index form_three_filings_first on form_three_filings (entry_id) where reason is null;
create index form_three_filings_entry on form_three_filings (entry_id, id);
create index form_three_filings_staff on form_three_filings (filed_by);
create trigger form_three_filings_stay before update on form_three_filings
  for each row execute function refuse_change('what was filed stays written');

create function file_for_a_foreigner() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from register_entries e where e.id = new.entry_id and e.hotel_id = new.hotel_id and e.nationality <> 'IN'
  ) then
    raise exception 'Form III is of a guest of this hotel with a foreign passport'
      using errcode = 'check_violation', constraint = 'form_three_filings_of_foreigner';
  end if;
  if new.reason is not null and not exists (select 1 from form_three_filings f where f.entry_id = new.entry_id) then
    raise exception 'a first filing replaces nothing'
      using errcode = 'check_violation', constraint = 'form_three_filings_replaces';
  end if;
  return new;
end $$;
create trigger form_three_filings_of_foreigner before insert on form_three_filings
  for each row execute function file_for_a_foreigner();
