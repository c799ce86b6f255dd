-- A state that was wrong is put right: the moves back, beside those of a trip's life.

alter table trip_moves
  drop constraint listed_move,
  add constraint listed_move check ((from_state, to_state) in (
    ('placed', 'confirmed'), ('placed', 'no-show'), ('placed', 'cancelled'),
    ('confirmed', 'placed'), ('confirmed', 'under-way'), ('confirmed', 'no-show'), ('confirmed', 'cancelled'),
    ('under-way', 'completed'), ('under-way', 'no-show'), ('under-way', 'cancelled'),
    ('under-way', 'confirmed'), ('completed', 'under-way'), ('no-show', 'confirmed'), ('no-show', 'under-way')
  ));
