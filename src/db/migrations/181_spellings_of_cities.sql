-- The office edits the other spellings of a city (docs/languages.md).

create function are_spellings(spellings text[]) returns boolean immutable language sql as $$
  select cardinality(spellings) <= 20 and not exists (
    select from unnest(spellings) spelling where spelling is null or btrim(spelling) = '' or length(spelling) > 80)
$$;

alter table cities add constraint cities_aliases_form check (are_spellings(aliases)) not valid;
alter table cities validate constraint cities_aliases_form;
