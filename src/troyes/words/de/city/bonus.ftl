card-baker = Bäcker
card-prior = Prior
card-banquet = Festmahl
event-resistance = Widerstand
